import type { Run } from "../database/database";
import { traceparent } from "../spans/spans";
import type { AddedTaskName, NewTask } from "./payloads";

/**
 * Maximum attempts per task. graphile-worker waits e^n seconds after the n-th failure, 6.1 hours at most, so sixteen
 * attempts take some 40 hours.
 */
export const maxAttempts = 16;

/**
 * SQL of a statement that adds a task for each row, so that one statement can write both the cause and its tasks.
 *
 * A task whose key is already waiting is not added again. If that one is just being fetched, the new one may be lost,
 * so use a key only for tasks that are added once.
 *
 * @param rows SQL that selects `name`, `key` and `queue` (text, '' for none), `payload` (json) and `run_at`
 * (timestamptz, NULL for now). Tasks of the same queue run one at a time.
 */
export const addTasksSql = (rows: string): string => `
  SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
    SELECT ROW(t.name, t.payload, nullif(t.queue, ''), t.run_at, ${maxAttempts}, nullif(t.key, ''), NULL, NULL)::graphile_worker.job_spec FROM (${rows}) t))`;

/**
 * SQL that assigns the tasks about `about` to one of several queues. A hanging gateway then delays no mail, and few of
 * its own tasks.
 */
export const queueSql = (name: string, about: string, queues: number): string =>
  `'${name}-' || abs(hashtext(${about}) % ${queues})`;

/**
 * SQL of the rows of tasks for `addTasksSql`, if a statement adds some beside its own.
 *
 * @param from number of the parameter that is the first value of `taskValues`; the other one follows.
 */
export const taskRowsSql = (from: number): string =>
  `SELECT name, payload::json, '' AS key, '' AS queue, NULL::timestamptz AS run_at FROM unnest($${from}::text[], $${from + 1}::text[]) AS one(name, payload)`;

export const taskValues = (tasks: readonly NewTask[]): [names: string[], payloads: string[]] => [
  tasks.map(({ name }) => name),
  tasks.map(({ payload }) => JSON.stringify({ ...payload, traceparent: traceparent() ?? undefined })),
];

/**
 * Adds tasks over the given connection: within a transaction they are added only if it commits. Always one statement.
 */
export async function addTasks(run: Run, tasks: readonly NewTask[]): Promise<void> {
  if (tasks.length === 0) return;
  await run({ name: "add-tasks", text: addTasksSql(taskRowsSql(1)), values: taskValues(tasks) });
}

/**
 * SQL condition for whether an unfinished task exists, failed ones included.
 *
 * @param condition SQL about the task, `task`, with its `key` and `payload`.
 */
export const hasTaskSql = (name: AddedTaskName, condition: string): string => `EXISTS (
  SELECT FROM graphile_worker._private_jobs task
   WHERE task.task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = '${name}') AND ${condition})`;

/**
 * SQL of a statement that removes tasks that are not running: failed or waiting ones.
 *
 * @param keys SQL that selects their keys.
 */
export const removeTasksSql = (keys: string): string =>
  `DELETE FROM graphile_worker._private_jobs WHERE key IN (${keys}) AND locked_at IS NULL`;
