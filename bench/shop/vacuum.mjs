import { query } from "../../scripts/database/databases.mjs";

/**
 * Does what autovacuum does some time after tables are filled. Like autovacuum it leaves empty tables alone: PostgreSQL
 * plans for ten pages in a table that was never vacuumed, and for none in one that was vacuumed while it was empty.
 *
 * @param {string} databaseUrl
 */
export async function vacuumFilled(databaseUrl) {
  const [found] = await query(
    databaseUrl,
    `SELECT string_agg(format('%I', c.relname), ', ') AS tables FROM pg_class c
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND pg_relation_size(c.oid) > 0`,
  );
  if (found?.tables) await query(databaseUrl, `VACUUM ANALYZE ${found.tables}`);
}
