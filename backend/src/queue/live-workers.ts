import type { Pool, PoolClient } from "pg";

/** The advisory lock that a worker's process holds while it lives, by worker id. */
const lockOf = "hashtextextended('haat worker ' || $1, 0)";

/**
 * Shows other processes that these workers are alive: PostgreSQL releases a lock the moment its connection ends.
 *
 * @returns the connection that holds the locks; keep it open while the workers live.
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

/** A task locked for this long belongs to a worker that must already hold its own lock. */
const graceSeconds = 5;

/**
 * Releases the tasks of dead workers, which the queue itself would only do after four hours. Others retry them, with
 * one attempt less.
 *
 * @returns the ids of the dead workers.
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
