import type { Route } from "../route";

export const settingsRoutes = {
  getShopSettings: {
    method: "GET",
    path: "/back-office/settings",
    token: "administrator",
    permission: "view_settings",
  },
  saveShopSettings: {
    method: "PUT",
    path: "/back-office/settings",
    token: "administrator",
    permission: "edit_settings",
  },
} as const satisfies Record<string, Route>;
