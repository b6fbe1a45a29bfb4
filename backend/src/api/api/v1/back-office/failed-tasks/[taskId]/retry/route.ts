import { taskMessages } from "@haat/api-contract/task/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { retryTask } from "#workflows/task/failed-tasks";

export const POST = defineRoute("retryTask", async ({ params, auth, scope }) => {
  await retryTask(scope, { id: params.taskId, actorId: administratorOf(auth).userId });
  return { message: taskMessages.retried };
});
