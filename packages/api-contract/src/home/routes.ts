import type { Route } from "../call";

const home = "/back-office/home";

export const homeRoutes = {
  getManagedHome: { method: "GET", path: home, token: "administrator", permission: "view_product" },
  saveHome: { method: "PUT", path: home, token: "administrator", permission: "edit_product" },
  scheduleHome: { method: "PUT", path: `${home}/next`, token: "administrator", permission: "edit_product" },
  unscheduleHome: { method: "DELETE", path: `${home}/next`, token: "administrator", permission: "edit_product" },
} as const satisfies Record<string, Route>;
