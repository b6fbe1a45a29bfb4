import type { Route } from "../call";

const administrator = { token: "administrator" } as const;

export const refundRoutes = {
  listRefunds: { method: "GET", path: "/back-office/refunds", ...administrator, permission: "view_payment" },
  retryRefund: { method: "POST", path: "/back-office/refunds/:id/retry", ...administrator, permission: "edit_payment" },
  sendRefundToWallet: {
    method: "POST",
    path: "/back-office/refunds/:id/to-wallet",
    ...administrator,
    permission: "edit_payment",
  },
  recordRefund: {
    method: "POST",
    path: "/back-office/refunds/:id/record",
    ...administrator,
    permission: "edit_payment",
  },
  showRefundPayee: {
    method: "POST",
    path: "/back-office/refunds/:id/payee",
    ...administrator,
    permission: "edit_payment",
  },
  refundOrder: { method: "POST", path: "/back-office/orders/:id/refund", ...administrator, permission: "edit_payment" },
} as const satisfies Record<string, Route>;
