import { taskMessages } from "@haat/api-contract/task/messages";
import type { FailedTask, FailedTasksQuery } from "@haat/api-contract/task/schemas";
import { taskText } from "@haat/api-contract/task/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import type { Page } from "#database/page-of";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { lockTask, readFailedTasks, rescheduleTask } from "#queue/failed-tasks";
import { recordChange } from "../audit/record-change";

/** Failed background tasks, latest failure first. */
export const listFailedTasks = (container: MedusaContainer, query: FailedTasksQuery): Promise<Page<FailedTask>> =>
  readFailedTasks(new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)).run, query);

/** Ids are PostgreSQL bigints; a longer number cannot exist. */
const taskId = /^\d{1,18}$/;

/**
 * Retries a failed task, given up or not, and records that in the audit log. Of concurrent calls only one succeeds: the
 * others find it waiting, running or done.
 *
 * @throws ApiError 404 there is no such task, or it is done; 409 it is waiting for a requested retry, or running.
 */
export async function retryTask(
  container: MedusaContainer,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  if (!taskId.test(id)) throw new ApiError(404, taskMessages.notFound);
  await inOneTransaction(container, async (transaction) => {
    const task = await lockTask(transaction.prepared, id);
    if (!task) throw new ApiError(404, taskMessages.notFound);
    const { name, attempts, isRunning } = task;
    if (isRunning || attempts === 0) throw new ApiError(409, taskMessages.isRetried);
    await rescheduleTask(transaction.prepared, id);
    const subject = { type: "task", id, label: taskText(name) };
    const change = { before: { attempts }, after: { attempts: 0 } };
    await recordChange(container, { actorId, action: "task.retried", subject, ...change }, transaction);
  });
}
