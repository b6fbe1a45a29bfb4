import type { Route } from "../call";

export const orderRoutes = {
  getAllOrders: { method: "GET", path: "/getAllOrders", token: "administrator", permission: "view_order" },
  getManagedOrder: {
    method: "GET",
    path: "/back-office/orders/:id",
    token: "administrator",
    permission: "view_order",
  },
  getManagedInvoice: {
    method: "GET",
    path: "/back-office/orders/:id/invoice",
    token: "administrator",
    permission: "view_order",
  },
  getManagedCreditNote: {
    method: "GET",
    path: "/back-office/orders/:id/credit-notes/:noteId",
    token: "administrator",
    permission: "view_order",
  },
  updateOrderStatus: {
    method: "PUT",
    path: "/updateOrderStatus/:orderId",
    token: "administrator",
    permission: "edit_order",
  },
} as const satisfies Record<string, Route>;
