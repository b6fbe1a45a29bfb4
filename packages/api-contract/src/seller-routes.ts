import { sellerAuthenticatorRoutes } from "./authenticator/routes";
import type { Route } from "./call";
import { sellerCouponRoutes } from "./coupon/routes";
import { sellerSaleRoutes } from "./sale/routes";
import { sellerProductRoutes } from "./seller-product/routes";

/** The calls of sellers. */
export const sellerRoutes = {
  sellerLogin: { method: "POST", path: "/sallerlogin", token: "none" },
  registerSeller: { method: "POST", path: "/sallerreg", token: "none" },
  forgetPassword: { method: "POST", path: "/forgetPassword", token: "none" },
  getSellerReset: { method: "GET", path: "/seller/reset", token: "none" },
  resetSellerPassword: { method: "POST", path: "/seller/reset", token: "none" },
  logOutSeller: { method: "POST", path: "/seller/logout", token: "seller" },
  getSellerMe: { method: "GET", path: "/seller/me", token: "seller" },
  getSellerBusiness: { method: "GET", path: "/seller/business", token: "seller" },
  saveSellerBusiness: { method: "PUT", path: "/seller/business", token: "seller" },
  saveSellerBankAccount: { method: "PUT", path: "/seller/bank-account", token: "seller" },
  saveSellerPickUp: { method: "PUT", path: "/seller/pick-up-address", token: "seller" },
  addSellerDocument: { method: "POST", path: "/seller/documents", token: "seller" },
  getSellerDocument: { method: "GET", path: "/seller/documents/:id", token: "seller" },
  removeSellerDocument: { method: "DELETE", path: "/seller/documents/:id", token: "seller" },
  askForSellerReview: { method: "POST", path: "/seller/review-request", token: "seller" },
  ...sellerProductRoutes,
  ...sellerCouponRoutes,
  ...sellerSaleRoutes,
  listSellerOrders: { method: "GET", path: "/seller/orders", token: "seller" },
  getSellerOrder: { method: "GET", path: "/seller/orders/:parcelId", token: "seller" },
  moveParcel: { method: "PUT", path: "/seller/orders/:parcelId/status", token: "seller" },
  correctTracking: { method: "PUT", path: "/seller/orders/:parcelId/tracking", token: "seller" },
  cancelParcel: { method: "PUT", path: "/seller/orders/:parcelId/cancel", token: "seller" },
  listSellerReturns: { method: "GET", path: "/seller/returns", token: "seller" },
  decideSellerReturn: { method: "PUT", path: "/seller/returns/:parcelId/status", token: "seller" },
  listSellerNotices: { method: "GET", path: "/seller/notices", token: "seller" },
  readSellerNotices: { method: "PUT", path: "/seller/notices/read", token: "seller" },
  getSellerEarnings: { method: "GET", path: "/seller/earnings", token: "seller" },
  listEarningLines: { method: "GET", path: "/seller/earnings/lines", token: "seller" },
  getEarningFile: { method: "GET", path: "/seller/earnings/file", token: "seller" },
  listPayouts: { method: "GET", path: "/seller/earnings/payouts", token: "seller" },
  getSellerHome: { method: "GET", path: "/seller/home", token: "seller" },
  changeSellerPassword: { method: "PUT", path: "/seller/password", token: "seller" },
  listSellerSessions: { method: "GET", path: "/seller/sessions", token: "seller" },
  endOtherSellerSessions: { method: "DELETE", path: "/seller/sessions", token: "seller" },
  endSellerSession: { method: "DELETE", path: "/seller/sessions/:id", token: "seller" },
  getSellerNewsChoices: { method: "GET", path: "/seller/notification-choices", token: "seller" },
  saveSellerNewsChoices: { method: "PUT", path: "/seller/notification-choices", token: "seller" },
  ...sellerAuthenticatorRoutes,
  verifySellerContact: { method: "POST", path: "/seller/verification", token: "seller" },
} as const satisfies Record<string, Route>;
