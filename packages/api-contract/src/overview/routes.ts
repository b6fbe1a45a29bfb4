import type { Route } from "../route";

export const overviewRoutes = {
  getOverview: { method: "GET", path: "/back-office/overview", token: "administrator", permission: null },
  getToDo: { method: "GET", path: "/back-office/to-do", token: "administrator", permission: null },
} as const satisfies Record<string, Route>;
