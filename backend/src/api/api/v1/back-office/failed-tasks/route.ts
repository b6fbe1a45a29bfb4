import { defineRoute } from "#http/define-route";
import { listFailedTasks } from "#workflows/task/failed-tasks";

export const GET = defineRoute("listFailedTasks", async ({ query, scope }) => {
  const { rows, ...paging } = await listFailedTasks(scope, query);
  return { tasks: rows, ...paging };
});
