import type { Route } from "../route";

export const sellerLoginRoutes = {
  sellerLogin: { method: "POST", path: "/sallerlogin", token: "none" },
  registerSeller: { method: "POST", path: "/sallerreg", token: "none" },
  forgetPassword: { method: "POST", path: "/forgetPassword", token: "none" },
  getSellerReset: { method: "GET", path: "/seller/reset", token: "none" },
  resetSellerPassword: { method: "POST", path: "/seller/reset", token: "none" },
  logOutSeller: { method: "POST", path: "/seller/logout", token: "seller" },
  getSellerMe: { method: "GET", path: "/seller/me", token: "seller" },
} as const satisfies Record<string, Route>;
