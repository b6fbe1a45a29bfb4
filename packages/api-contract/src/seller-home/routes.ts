import type { Route } from "../route";

export const sellerHomeRoutes = {
  getSellerHome: { method: "GET", path: "/seller/home", token: "seller" },
} as const satisfies Record<string, Route>;
