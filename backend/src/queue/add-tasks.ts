import type { Run } from "../database/database";
import type { NewTask } from "./payloads";

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
 * @param rows SQL that selects `name`, `key` and `queue` (text, '' for none) and `payload` (json). Of a queue one runs at a time.
 */
export const addTasksSql = (rows: string): string => `
  SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
    SELECT ROW(t.name, t.payload, nullif(t.queue, ''), NULL, ${maxAttempts}, nullif(t.key, ''), NULL, NULL)::graphile_worker.job_spec FROM (${rows}) t))`;

/**
 * Adds tasks to the queue by the connection that is given: in a transaction they exist when it commits, and never when it
 * does not. One statement, however many.
 */
export async function addTasks(run: Run, tasks: readonly NewTask[]): Promise<void> {
  if (tasks.length === 0) return;
  await run({
    name: "add-tasks",
    text: addTasksSql(
      "SELECT name, payload::json, '' AS key, '' AS queue FROM unnest($1::text[], $2::text[]) AS one(name, payload)",
    ),
    values: [tasks.map(({ name }) => name), tasks.map(({ payload }) => JSON.stringify(payload))],
  });
}
