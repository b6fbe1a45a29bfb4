import type { Route } from "../route";

export const returnRequestRoutes = {
  decideReturn: { method: "PUT", path: "/return/:orderId/status", token: "administrator", permission: "edit_order" },
} as const satisfies Record<string, Route>;
