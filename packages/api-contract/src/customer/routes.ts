import type { Route } from "../call";

export const customerRoutes = {
  listCustomers: {
    method: "GET",
    path: "/back-office/customers",
    token: "administrator",
    permission: "view_customer",
  },
  getCustomer: {
    method: "GET",
    path: "/back-office/customers/:id",
    token: "administrator",
    permission: "view_customer",
  },
  updateCustomer: {
    method: "PUT",
    path: "/back-office/customers/:id",
    token: "administrator",
    permission: "edit_customer",
  },
  creditWallet: {
    method: "POST",
    path: "/back-office/customers/:id/wallet",
    token: "administrator",
    permission: "edit_customer",
    alsoRequires: "edit_payment",
  },
} as const satisfies Record<string, Route>;
