import type { Route } from "../route";

export const staffLoginRoutes = {
  adminLogin: { method: "POST", path: "/admin-login", token: "none" },
  getLoginDefaults: { method: "GET", path: "/back-office/login-defaults", token: "none" },
  logOut: { method: "POST", path: "/back-office/logout", token: "administrator", permission: null },
  getMe: { method: "GET", path: "/back-office/me", token: "administrator", permission: null },
  updateMe: { method: "PUT", path: "/back-office/me", token: "administrator", permission: null },
  changePassword: { method: "PUT", path: "/back-office/password", token: "administrator", permission: null },
  listSessions: { method: "GET", path: "/back-office/sessions", token: "administrator", permission: null },
  endOtherSessions: { method: "DELETE", path: "/back-office/sessions", token: "administrator", permission: null },
  endSession: { method: "DELETE", path: "/back-office/sessions/:id", token: "administrator", permission: null },
} as const satisfies Record<string, Route>;
