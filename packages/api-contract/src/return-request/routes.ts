import type { Route } from "../route";

export const returnRequestRoutes = {
  listReturns: { method: "GET", path: "/back-office/returns", token: "administrator", permission: "view_order" },
  decideReturn: { method: "PUT", path: "/return/:orderId/status", token: "administrator", permission: "edit_order" },
} as const satisfies Record<string, Route>;
