import { query } from "./databases.mjs";

/**
 * Takes our views away, of the engine's tables and of our own: no migration can change a column that a view reads. The
 * server makes them anew when it starts.
 *
 * @param {string} url of the database
 */
export async function dropViews(url) {
  const views = await query(
    url,
    "SELECT quote_ident(viewname) AS view FROM pg_views WHERE schemaname = 'public' AND viewname LIKE 'haat\\_%'",
  );
  for (const { view } of views) await query(url, `DROP VIEW IF EXISTS ${view} CASCADE`);
}
