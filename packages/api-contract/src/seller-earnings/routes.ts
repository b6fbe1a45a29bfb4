import type { Route } from "../route";

export const sellerEarningsRoutes = {
  getSellerEarnings: { method: "GET", path: "/seller/earnings", token: "seller" },
  listEarningLines: { method: "GET", path: "/seller/earnings/lines", token: "seller" },
  getEarningFile: { method: "GET", path: "/seller/earnings/file", token: "seller" },
  listPayouts: { method: "GET", path: "/seller/earnings/payouts", token: "seller" },
} as const satisfies Record<string, Route>;
