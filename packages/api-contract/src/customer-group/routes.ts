import type { Route } from "../call";

const groups = "/back-office/customer-groups";
const change = { token: "administrator", permission: "edit_customer" } as const;

export const customerGroupRoutes = {
  listCustomerGroups: { method: "GET", path: groups, token: "administrator", permission: "view_customer" },
  addCustomerGroup: { method: "POST", path: groups, ...change },
  updateCustomerGroup: { method: "PUT", path: `${groups}/:id`, ...change },
  deleteCustomerGroup: { method: "DELETE", path: `${groups}/:id`, ...change },
  addGroupCustomers: { method: "POST", path: `${groups}/:id/customers`, ...change },
  removeGroupCustomers: { method: "POST", path: `${groups}/:id/customers/remove`, ...change },
  changeCustomerGroups: { method: "PUT", path: "/back-office/customers/:id/groups", ...change },
} as const satisfies Record<string, Route>;
