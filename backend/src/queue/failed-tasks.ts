import { limits } from "@haat/api-contract/limits";
import { taskMessages } from "@haat/api-contract/task/messages";
import type { FailedTask } from "@haat/api-contract/task/schemas";
import type { FailedTaskState } from "@haat/api-contract/task/words";
import type { Run } from "../database/database";
import { instantSql, type Page, type PageWanted, pageOf } from "../database/page-of";

const tasks = "graphile_worker.jobs";

/** A task that a worker holds is neither: its try has not ended. */
const conditions: Record<FailedTaskState, string> = {
  failed: "attempts >= max_attempts AND locked_at IS NULL",
  retrying: "attempts BETWEEN 1 AND max_attempts - 1 AND last_error IS NOT NULL AND locked_at IS NULL",
};

/** How many tasks were given up, as SQL. */
export const failedTaskCount = `SELECT count(*)::int FROM ${tasks} WHERE ${conditions.failed}`;

/**
 * The queue keeps no time of a failure. It has put off the next try by e^attempts seconds then, ten attempts at most; what is
 * given up before its last attempt is changed at that moment; and what a newer task of its key supersedes is changed later.
 */
const failedAt = "least(run_at, greatest(updated_at, run_at - exp(least(attempts, 10)) * interval '1 second'))";

/** How a message begins that knex has put the whole statement before, with its values. */
const statement = /^\s*(?:select|insert|update|delete|with|lock|call)\b/i;

/**
 * What may be shown of a task's error. The values of a failed statement are a customer's, or a secret, and the database's
 * own words stand behind them; an address may hold a password.
 */
export function errorText(message: string): string {
  const said = statement.test(message) ? message.split(" - ").at(-1) : message;
  const text = (said ?? "").replace(/:\/\/[^\s/@]+@/g, "://").trim();
  return text.slice(0, limits.maxTaskErrorLength);
}

type Row = Omit<FailedTask, "error"> & { error: string | null };

/** Tasks that have failed, the newest failure first. */
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

/** Reads a task and keeps workers and others from it until the transaction ends; null where there is none. */
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

/** Has a held task tried anew, as often as at first. A worker sees it within two seconds. */
export async function rescheduleTask(run: Run, id: string): Promise<void> {
  await run({
    name: "task-reschedule",
    text: "SELECT count(*) FROM graphile_worker.reschedule_jobs(ARRAY[$1::bigint], run_at => now(), attempts => 0)",
    values: [id],
  });
}

/** How long failed tasks are kept for staff to look at. */
const keptDays = 30;

/**
 * Forgets failed tasks of long ago, and those of the clock that a later one has taken the place of: the queue takes their
 * key away, and they would pile up while something is broken.
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
