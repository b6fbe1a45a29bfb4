import { query } from "./database/databases.mjs";

/**
 * What the start has done with a database, recorded in the database itself, so that it holds wherever it is started
 * from.
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

/** Arbitrary, but unique among the advisory locks of this database. */
const lockNumber = 4_821_000;

/**
 * Prepares a database under a lock: of servers that start together only one migrates.
 *
 * @param {string} databaseUrl
 * @param {() => Promise<void>} work
 */
export async function alone(databaseUrl, work) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  // A broken connection releases the lock; the work itself will report the error.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [lockNumber]);
    await work();
  } finally {
    await client.end();
  }
}
