import { runMigrations } from "graphile-worker";
import type { Pool } from "pg";
import { taskPayloads } from "./payloads";

/** Where graphile-worker 0.16.6 stands. A test compares it with what the package brings. */
export const schemaVersion = 18;

/** Tasks of the clock that earlier releases had: nobody does them any more. */
const retired = ["fetch-gateway-payments", "send-refunds"];

const lock = "hashtextextended('haat queue', 0)";

/**
 * Makes the queue's tables, unless they are there, and the names of the tasks that code adds: a name that is added with its
 * first task keeps others waiting until that commits. Servers that start together wait for each other.
 */
export async function ensureQueue(pool: Pool): Promise<void> {
  if ((await versionIn(pool)) < schemaVersion) await migrate(pool);
  await pool.query(
    `INSERT INTO graphile_worker._private_tasks (identifier)
     SELECT name FROM unnest($1::text[]) AS name
      WHERE NOT EXISTS (SELECT FROM graphile_worker._private_tasks WHERE identifier = name)
     ON CONFLICT DO NOTHING`,
    [Object.keys(taskPayloads)],
  );
  await pool.query("DELETE FROM graphile_worker._private_jobs WHERE key = ANY ($1) AND locked_at IS NULL", [retired]);
}

async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${lock})`);
    if ((await versionIn(pool)) < schemaVersion) await runMigrations({ pgPool: pool });
  } finally {
    // Ends the connection, and with it the lock.
    client.release(true);
  }
}

async function versionIn(pool: Pool): Promise<number> {
  const { rows } = await pool.query("SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS there");
  if (!rows[0]?.there) return 0;
  const { rows: versions } = await pool.query("SELECT max(id)::int AS version FROM graphile_worker.migrations");
  return versions[0]?.version ?? 0;
}
