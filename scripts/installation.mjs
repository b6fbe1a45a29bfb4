import { query } from "./database/databases.mjs";

/**
 * What the start has done with a database, kept in the database itself: wherever it is, whoever starts on it.
 *
 * @param {string} databaseUrl
 */
export function installationOf(databaseUrl) {
  return {
    /** @param {string} key @returns {Promise<string | undefined>} */
    async read(key) {
      await query(
        databaseUrl,
        "CREATE TABLE IF NOT EXISTS shop_installation (key text PRIMARY KEY, value text NOT NULL)",
      );
      const [row] = await query(databaseUrl, "SELECT value FROM shop_installation WHERE key = $1", [key]);
      return typeof row?.value === "string" ? row.value : undefined;
    },
    /** @param {string} key @param {string} value */
    async write(key, value) {
      await query(
        databaseUrl,
        "INSERT INTO shop_installation (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value",
        [key, value],
      );
    },
  };
}

/** Any number, as long as nobody else in this database locks by it. */
const lockNumber = 4_821_000;

/**
 * Prepares a database while no other process does: servers that start together migrate once.
 *
 * @param {string} databaseUrl
 * @param {() => Promise<void>} work
 */
export async function alone(databaseUrl, work) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection that breaks gives the lock back; the work itself will tell what is wrong.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [lockNumber]);
    await work();
  } finally {
    await client.end();
  }
}
