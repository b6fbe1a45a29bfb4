import type { Route } from "../call";

const coupons = "/back-office/coupons";
const change = { token: "administrator", permission: "edit_product" } as const;

export const couponRoutes = {
  listCoupons: { method: "GET", path: coupons, token: "administrator", permission: "view_product" },
  addCoupon: { method: "POST", path: coupons, ...change },
  updateCoupon: { method: "PUT", path: `${coupons}/:id`, ...change },
  endCoupon: { method: "POST", path: `${coupons}/:id/end`, ...change },
  deleteCoupon: { method: "DELETE", path: `${coupons}/:id`, ...change },
} as const satisfies Record<string, Route>;
