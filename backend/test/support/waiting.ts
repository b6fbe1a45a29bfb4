import type pg from "pg";

/**
 * How many database sessions wait for a lock of this transaction, directly or behind others that do: a background task
 * may wait for it too.
 */
export async function waitingFor(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `WITH RECURSIVE waiting (pid) AS (
       SELECT pg_backend_pid()
       UNION SELECT l.pid FROM pg_locks l JOIN waiting w ON w.pid = ANY (pg_blocking_pids(l.pid)) WHERE NOT l.granted
     ) SELECT count(*)::int - 1 AS count FROM waiting`,
  );
  return rows[0]?.count ?? 0;
}
