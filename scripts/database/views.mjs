import { query } from "./databases.mjs";

/**
 * Drops our views of the engine's and our own tables: no migration can change a column that a view reads. The server
 * recreates them when it starts.
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
