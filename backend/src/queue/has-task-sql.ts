import type { AddedTaskName } from "./payloads";

/**
 * Whether there is a task that is not done, failed ones among them, as SQL of a condition.
 *
 * @param condition SQL about the task, `task`, with its `key` and `payload`.
 */
export const hasTaskSql = (name: AddedTaskName, condition: string): string => `EXISTS (
  SELECT FROM graphile_worker._private_jobs task
   WHERE task.task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = '${name}') AND ${condition})`;
