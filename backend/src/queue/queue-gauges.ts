/** SQL for the number of tasks by name and state, as `task`, `state` and `value`. One without any is left out. */
export const taskCountsSql = `
  SELECT t.identifier AS task, s.state, s.value::float8 AS value
    FROM (SELECT task_id, count(*) FILTER (WHERE locked_at IS NULL AND attempts = 0 AND run_at <= now()) AS due,
                 count(*) FILTER (WHERE locked_at IS NOT NULL) AS running,
                 count(*) FILTER (WHERE locked_at IS NULL AND attempts BETWEEN 1 AND max_attempts - 1) AS retrying,
                 count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts) AS failed
            FROM graphile_worker._private_jobs GROUP BY task_id) q
    JOIN graphile_worker._private_tasks t ON t.id = q.task_id
   CROSS JOIN LATERAL (VALUES ('due', q.due), ('running', q.running), ('retrying', q.retrying), ('failed', q.failed)) s (state, value)`;

/** SQL for how long the oldest due task has waited to be begun, in seconds, as `value`; 0 if none is due. */
export const oldestTaskSql = `
  SELECT COALESCE(max(extract(epoch FROM now() - run_at)), 0)::float8 AS value FROM graphile_worker._private_jobs
   WHERE locked_at IS NULL AND run_at <= now() AND attempts < max_attempts`;
