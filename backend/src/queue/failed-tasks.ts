import { limits } from "@haat/api-contract/limits";
import { taskMessages } from "@haat/api-contract/task/messages";
import type { FailedTask } from "@haat/api-contract/task/schemas";
import type { FailedTaskState } from "@haat/api-contract/task/words";
import type { Run } from "../database/database";
import { instantSql, type Page, type PageWanted, pageOf } from "../database/page-of";

const tasks = "graphile_worker.jobs";

/** A task that a worker has locked is in neither state: its attempt is still running. */
const conditions: Record<FailedTaskState, string> = {
  failed: "attempts >= max_attempts AND locked_at IS NULL",
  retrying: "attempts BETWEEN 1 AND max_attempts - 1 AND last_error IS NOT NULL AND locked_at IS NULL",
};

/** SQL conditions for what was given up, and for what a worker may begin at once. */
export const isFailed = conditions.failed;
export const isDue = `locked_at IS NULL AND run_at <= now() AND attempts < max_attempts`;

const states = {
  due: `${isDue} AND NOT (${conditions.retrying})`,
  running: "locked_at IS NOT NULL",
  ...conditions,
};

/** SQL for the number of tasks by name and state, as `task`, `state` and `value`. */
export const taskCountsSql = Object.entries(states)
  .map(
    ([state, condition]) => `
  SELECT task_identifier AS task, '${state}' AS state, count(*)::float8 AS value FROM ${tasks} WHERE ${condition} GROUP BY 1`,
  )
  .join(" UNION ALL ");

/** SQL for how long the oldest due task has waited, in seconds, as `value`; 0 if none is due. */
export const oldestTaskSql = `
  SELECT COALESCE(max(extract(epoch FROM now() - run_at)), 0)::float8 AS value FROM ${tasks} WHERE ${isDue}`;

/** SQL for the number of tasks that were given up. */
export const failedTaskCount = `SELECT count(*)::int FROM ${tasks} WHERE ${conditions.failed}`;

/**
 * The queue stores no failure time, so it is derived. After a failure it postpones the next attempt by e^attempts
 * seconds, counting ten attempts at most; a task given up before its last attempt is updated at that moment; and one
 * superseded by a newer task with its key is updated later.
 */
const failedAt = "least(run_at, greatest(updated_at, run_at - exp(least(attempts, 10)) * interval '1 second'))";

/** The start of a message to which knex has prepended the whole statement with its values. */
const statement = /^\s*(?:select|insert|update|delete|with|lock|call)\b/i;

/**
 * The part of a task's error that is safe to show. A failed statement may contain customer data or a secret; the
 * database's own message follows it. A URL may contain a password.
 */
export function errorText(message: string): string {
  const said = statement.test(message) ? message.split(" - ").at(-1) : message;
  const text = (said ?? "").replace(/:\/\/[^\s/@]+@/g, "://").trim();
  return text.slice(0, limits.maxTaskErrorLength);
}

type Row = Omit<FailedTask, "error"> & { error: string | null };

/** Failed tasks, most recent failure first. */
export async function readFailedTasks(
  run: Run,
  { state = "failed", ...page }: PageWanted & { state?: FailedTaskState | undefined },
): Promise<Page<FailedTask>> {
  const { rows, ...paging } = await pageOf<Row>(
    run,
    {
      name: `failed-tasks-${state}`,
      select: `id::text AS _id, task_identifier AS name, attempts, max_attempts AS "maxAttempts", last_error AS error,
               ${instantSql("failed_at")} AS "failedAt", ${instantSql("created_at")} AS "createdAt",
               CASE WHEN attempts < max_attempts THEN ${instantSql("run_at")} END AS "nextTryAt"`,
      from: `(SELECT *, ${failedAt} AS failed_at FROM ${tasks} WHERE ${conditions[state]}) failure`,
      order: "failed_at DESC, id DESC",
      values: [],
    },
    page,
  );
  const told = ({ error, ...row }: Row) => ({
    ...row,
    error: error === null ? taskMessages.processDied : errorText(error),
  });
  return { ...paging, rows: rows.map(told) };
}

export type LockedTask = { name: string; attempts: number; isRunning: boolean };

/** Reads a task and locks it against workers and others until the transaction ends; null if it doesn't exist. */
export async function lockTask(run: Run, id: string): Promise<LockedTask | null> {
  const [task] = await run<LockedTask>({
    name: "task-hold",
    text: `SELECT t.identifier AS name, j.attempts, j.locked_at IS NOT NULL AS "isRunning"
             FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
            WHERE j.id = $1::bigint FOR UPDATE OF j`,
    values: [id],
  });
  return task ?? null;
}

/** Retries a locked task with a fresh set of attempts. A worker picks it up within two seconds. */
export async function rescheduleTask(run: Run, id: string): Promise<void> {
  await run({
    name: "task-reschedule",
    text: "SELECT count(*) FROM graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 0)",
    values: [id],
  });
}

/** How long staff can see failed tasks. */
const keptDays = 30;

/**
 * Deletes old failed tasks, and failed scheduled tasks that a later run has replaced: the queue removes their key, so
 * they would pile up while something is broken.
 */
export async function purgeFailed(run: Run): Promise<void> {
  await run({
    name: "purge-failed-tasks",
    text: `DELETE FROM graphile_worker._private_jobs
            WHERE attempts >= max_attempts AND locked_at IS NULL
              AND (updated_at < now() - make_interval(days => $1)
                OR key IS NULL AND task_id IN (SELECT t.id FROM graphile_worker._private_tasks t
                                                 JOIN graphile_worker._private_known_crontabs c ON c.identifier = t.identifier))`,
    values: [keptDays],
  });
}
