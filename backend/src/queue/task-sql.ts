import type { Run } from "../database/database";
import type { AddedTaskName, NewTask } from "./payloads";

/**
 * How often a task is tried. graphile-worker waits e^n seconds after the n-th failure, 6.1 hours at most, so that sixteen
 * tries take some 40 hours.
 */
export const maxAttempts = 16;

/**
 * SQL of a statement that adds a task for each row, so that what brings them is written by the same statement.
 *
 * A task of a key that waits already is not added again; who adds one while that is just being taken may lose it, so a key is
 * for what is added once.
 *
 * @param rows SQL that selects `name`, `key` and `queue` (text, '' for none), `payload` (json) and `run_at` (timestamptz, NULL
 *   for now). Of a queue one runs at a time.
 */
export const addTasksSql = (rows: string): string => `
  SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
    SELECT ROW(t.name, t.payload, nullif(t.queue, ''), t.run_at, ${maxAttempts}, nullif(t.key, ''), NULL, NULL)::graphile_worker.job_spec FROM (${rows}) t))`;

/** SQL of the one of so many queues that tasks about `about` go by. A gateway that hangs holds up no mail, and few of its own. */
export const queueSql = (name: string, about: string, queues: number): string =>
  `'${name}-' || abs(hashtext(${about}) % ${queues})`;

/**
 * Adds tasks to the queue by the connection that is given: in a transaction they exist when it commits, and never when it
 * does not. One statement, however many.
 */
export async function addTasks(run: Run, tasks: readonly NewTask[]): Promise<void> {
  if (tasks.length === 0) return;
  await run({
    name: "add-tasks",
    text: addTasksSql(
      "SELECT name, payload::json, '' AS key, '' AS queue, NULL::timestamptz AS run_at FROM unnest($1::text[], $2::text[]) AS one(name, payload)",
    ),
    values: [tasks.map(({ name }) => name), tasks.map(({ payload }) => JSON.stringify(payload))],
  });
}

/**
 * Whether there is a task that is not done, failed ones among them, as SQL of a condition.
 *
 * @param condition SQL about the task, `task`, with its `key` and `payload`.
 */
export const hasTaskSql = (name: AddedTaskName, condition: string): string => `EXISTS (
  SELECT FROM graphile_worker._private_jobs task
   WHERE task.task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = '${name}') AND ${condition})`;

/**
 * SQL of a statement that removes tasks which no worker holds: what failed, or waits still.
 *
 * @param keys SQL that selects their keys.
 */
export const removeTasksSql = (keys: string): string =>
  `DELETE FROM graphile_worker._private_jobs WHERE key IN (${keys}) AND locked_at IS NULL`;
