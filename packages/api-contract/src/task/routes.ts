import type { Route } from "../call";

export const taskRoutes = {
  listFailedTasks: {
    method: "GET",
    path: "/back-office/failed-tasks",
    token: "administrator",
    permission: "view_settings",
  },
  retryTask: {
    method: "POST",
    path: "/back-office/failed-tasks/:taskId/retry",
    token: "administrator",
    permission: "edit_settings",
  },
} as const satisfies Record<string, Route>;
