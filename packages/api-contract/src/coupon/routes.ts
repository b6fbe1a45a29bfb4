import type { Route } from "../call";

const coupons = "/back-office/coupons";
const change = { token: "administrator", permission: "edit_product" } as const;

export const couponRoutes = {
  listCoupons: { method: "GET", path: coupons, token: "administrator", permission: "view_product" },
  addCoupon: { method: "POST", path: coupons, ...change },
  previewCoupon: { method: "POST", path: `${coupons}/preview`, ...change },
  updateCoupon: { method: "PUT", path: `${coupons}/:id`, ...change },
  endCoupon: { method: "POST", path: `${coupons}/:id/end`, ...change },
  deleteCoupon: { method: "DELETE", path: `${coupons}/:id`, ...change },
} as const satisfies Record<string, Route>;

const ofSeller = "/seller/coupons";

export const sellerCouponRoutes = {
  listSellerCoupons: { method: "GET", path: ofSeller, token: "seller" },
  addSellerCoupon: { method: "POST", path: ofSeller, token: "seller" },
  previewSellerCoupon: { method: "POST", path: `${ofSeller}/preview`, token: "seller" },
  updateSellerCoupon: { method: "PUT", path: `${ofSeller}/:id`, token: "seller" },
  endSellerCoupon: { method: "POST", path: `${ofSeller}/:id/end`, token: "seller" },
  deleteSellerCoupon: { method: "DELETE", path: `${ofSeller}/:id`, token: "seller" },
} as const satisfies Record<string, Route>;
