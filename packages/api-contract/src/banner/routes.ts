import type { Route } from "../route";

export const bannerRoutes = {
  addBanner: { method: "POST", path: "/banner", token: "administrator", permission: "add_banner" },
  updateBanner: { method: "PUT", path: "/banner/:id", token: "administrator", permission: "edit_banner" },
  deleteBanner: { method: "DELETE", path: "/banner/:id", token: "administrator", permission: "delete_banner" },
} as const satisfies Record<string, Route>;
