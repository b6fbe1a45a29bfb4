import type { Route } from "../route";

export const sellerNoticeRoutes = {
  listSellerNotices: { method: "GET", path: "/seller/notices", token: "seller" },
  readSellerNotices: { method: "PUT", path: "/seller/notices/read", token: "seller" },
} as const satisfies Record<string, Route>;
