import type { Route } from "../route";

export const sellerSettingsRoutes = {
  changeSellerPassword: { method: "PUT", path: "/seller/password", token: "seller" },
  listSellerSessions: { method: "GET", path: "/seller/sessions", token: "seller" },
  endOtherSellerSessions: { method: "DELETE", path: "/seller/sessions", token: "seller" },
  endSellerSession: { method: "DELETE", path: "/seller/sessions/:id", token: "seller" },
  getSellerNewsChoices: { method: "GET", path: "/seller/notification-choices", token: "seller" },
  saveSellerNewsChoices: { method: "PUT", path: "/seller/notification-choices", token: "seller" },
  verifySellerContact: { method: "POST", path: "/seller/verification", token: "seller" },
} as const satisfies Record<string, Route>;
