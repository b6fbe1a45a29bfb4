import type { Route } from "../call";

export const commissionRoutes = {
  getCommission: { method: "GET", path: "/back-office/commission", token: "administrator", permission: "view_seller" },
  listSellerCommissions: {
    method: "GET",
    path: "/back-office/commission/sellers",
    token: "administrator",
    permission: "view_seller",
  },
  setCategoryCommission: {
    method: "PUT",
    path: "/back-office/commission/categories/:id",
    token: "administrator",
    permission: "edit_seller",
  },
  setSellerCommission: {
    method: "PUT",
    path: "/back-office/commission/sellers/:id",
    token: "administrator",
    permission: "edit_seller",
  },
} as const satisfies Record<string, Route>;
