import type { Route } from "../route";

export const earningsRoutes = {
  getEarnings: { method: "GET", path: "/back-office/earnings", token: "administrator", permission: "view_earnings" },
  getTotalEarnings: {
    method: "GET",
    path: "/back-office/earnings/total",
    token: "administrator",
    permission: "view_earnings",
  },
} as const satisfies Record<string, Route>;
