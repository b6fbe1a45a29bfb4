import type { Route } from "../route";

export const sellerAdministrationRoutes = {
  listSellers: { method: "GET", path: "/back-office/sellers", token: "administrator", permission: "view_seller" },
  judgeSeller: {
    method: "PUT",
    path: "/back-office/sellers/:id/state",
    token: "administrator",
    permission: "edit_seller",
  },
} as const satisfies Record<string, Route>;
