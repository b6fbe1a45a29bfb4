import type { Pool, PoolClient } from "pg";

/** What a worker's process holds as long as it lives, by its id. */
const lockOf = "hashtextextended('haat worker ' || $1, 0)";

/**
 * Shows other processes that these workers live: PostgreSQL takes a lock back at the very moment when its connection ends.
 *
 * @returns the connection that holds the locks, for as long as they live.
 */
export async function showAlive(pool: Pool, workerIds: readonly string[]): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    for (const id of workerIds) await client.query(`SELECT pg_advisory_lock_shared(${lockOf})`, [id]);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Locked for so long that a worker which lives has long said so. */
const graceSeconds = 5;

/**
 * Frees what workers hold that died: the queue by itself waits four hours for them. Others take it up, with one try less.
 *
 * @returns the ids of those that died.
 */
export async function releaseDeadWorkers(pool: Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM (
         SELECT locked_by AS id FROM graphile_worker._private_jobs WHERE locked_at < now() - make_interval(secs => $1)
          UNION SELECT locked_by FROM graphile_worker._private_job_queues
                 WHERE locked_at < now() - make_interval(secs => $1)) held
        WHERE pg_try_advisory_xact_lock(${lockOf.replace("$1", "id")})`,
      [graceSeconds],
    );
    const dead = rows.map(({ id }) => id);
    if (dead.length > 0) await client.query("SELECT graphile_worker.force_unlock_workers($1)", [dead]);
    await client.query("COMMIT");
    client.release();
    return dead;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
