import type { Route } from "../route";

export const orderRoutes = {
  updateOrderStatus: {
    method: "PUT",
    path: "/updateOrderStatus/:orderId",
    token: "administrator",
    permission: "edit_order",
  },
} as const satisfies Record<string, Route>;
