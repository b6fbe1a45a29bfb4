import type { Route } from "../route";

export const sellerBusinessRoutes = {
  getSellerBusiness: { method: "GET", path: "/seller/business", token: "seller" },
  saveSellerBusiness: { method: "PUT", path: "/seller/business", token: "seller" },
  saveSellerBankAccount: { method: "PUT", path: "/seller/bank-account", token: "seller" },
  saveSellerPickUp: { method: "PUT", path: "/seller/pick-up-address", token: "seller" },
  addSellerDocument: { method: "POST", path: "/seller/documents", token: "seller" },
  getSellerDocument: { method: "GET", path: "/seller/documents/:id", token: "seller" },
  removeSellerDocument: { method: "DELETE", path: "/seller/documents/:id", token: "seller" },
  askForSellerReview: { method: "POST", path: "/seller/review-request", token: "seller" },
} as const satisfies Record<string, Route>;
