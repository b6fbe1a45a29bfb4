import { setTimeout as pause } from "node:timers/promises";
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
      const [table] = await query(databaseUrl, "SELECT to_regclass('shop_installation') IS NOT NULL AS there");
      if (!table?.there) return undefined;
      const [row] = await query(databaseUrl, "SELECT value FROM shop_installation WHERE key = $1", [key]);
      return typeof row?.value === "string" ? row.value : undefined;
    },
    /** @param {string} key @param {string} value */
    async write(key, value) {
      await query(
        databaseUrl,
        "CREATE TABLE IF NOT EXISTS shop_installation (key text PRIMARY KEY, value text NOT NULL)",
      );
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

/** The lock that each serving process shares (backend/src/database/process-claim.ts). */
const claim = "SELECT pg_try_advisory_lock(hashtext('haat-processes')) AS free";

/** A process that was just killed may hold its claim for a moment. */
const patienceMs = 3_000;

/**
 * Prepares a database under a lock: of servers that start together only one migrates.
 *
 * @param {string} databaseUrl
 * @param {(isServed: () => Promise<boolean>) => Promise<void>} work may ask whether a process serves the database. If
 * none does, none can start before the work is done.
 */
export async function alone(databaseUrl, work) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  // A broken connection releases the locks; the work itself will report the error.
  client.on("error", () => undefined);
  await client.connect();
  const isFree = async () => (await client.query(claim)).rows[0]?.free === true;
  const isServed = async () => {
    for (const end = Date.now() + patienceMs; !(await isFree()); await pause(200)) if (Date.now() > end) return true;
    return false;
  };
  try {
    await client.query("SELECT pg_advisory_lock($1)", [lockNumber]);
    await work(isServed);
  } finally {
    await client.end();
  }
}
