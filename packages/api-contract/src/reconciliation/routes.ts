import type { Route } from "../route";

export const reconciliationRoutes = {
  getReconciliation: {
    method: "GET",
    path: "/back-office/reconciliation",
    token: "administrator",
    permission: "view_earnings",
  },
  runReconciliation: {
    method: "POST",
    path: "/back-office/reconciliation",
    token: "administrator",
    permission: "edit_payment",
  },
} as const satisfies Record<string, Route>;
