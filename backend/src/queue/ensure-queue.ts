import { runMigrations } from "graphile-worker";
import type { Pool } from "pg";
import { taskPayloads } from "./payloads";

/** The schema version of graphile-worker 0.16.6. A test compares it with the package. */
export const schemaVersion = 18;

/** Scheduled tasks of earlier releases that no longer exist. */
const retired = ["fetch-gateway-payments", "send-refunds"];

const lock = "hashtextextended('haat queue', 0)";

/**
 * Creates the queue's tables if they are missing, and registers the names of the tasks that code adds: a name
 * registered with its first task would block others until that transaction commits. Servers that start together wait
 * for each other.
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
    // Closes the connection, which releases the lock.
    client.release(true);
  }
}

async function versionIn(pool: Pool): Promise<number> {
  const { rows } = await pool.query("SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS there");
  if (!rows[0]?.there) return 0;
  const { rows: versions } = await pool.query("SELECT max(id)::int AS version FROM graphile_worker.migrations");
  return versions[0]?.version ?? 0;
}
