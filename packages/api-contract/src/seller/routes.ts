import type { Route } from "../call";

export const sellerAdministrationRoutes = {
  listSellers: { method: "GET", path: "/back-office/sellers", token: "administrator", permission: "view_seller" },
  reviewSeller: {
    method: "PUT",
    path: "/back-office/sellers/:id/state",
    token: "administrator",
    permission: "edit_seller",
  },
  getSeller: { method: "GET", path: "/back-office/sellers/:id", token: "administrator", permission: "view_seller" },
  checkSellerChanges: {
    method: "PUT",
    path: "/back-office/sellers/:id/changes",
    token: "administrator",
    permission: "edit_seller",
  },
  showSellerAccountNumber: {
    method: "POST",
    path: "/back-office/sellers/:id/account-number",
    token: "administrator",
    permission: "edit_seller",
  },
  getDocumentOfSeller: {
    method: "GET",
    path: "/back-office/sellers/:id/documents/:documentId",
    token: "administrator",
    permission: "view_seller",
  },
} as const satisfies Record<string, Route>;
