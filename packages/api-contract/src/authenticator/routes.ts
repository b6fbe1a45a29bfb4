import type { Route } from "../call";

const own = { token: "administrator", permission: null } as const;

export const staffAuthenticatorRoutes = {
  adminLoginByApp: { method: "POST", path: "/admin-login/app", token: "none" },
  getAuthenticator: { method: "GET", path: "/back-office/authenticator", ...own },
  setUpAuthenticator: { method: "POST", path: "/back-office/authenticator", ...own },
  turnOnAuthenticator: { method: "PUT", path: "/back-office/authenticator", ...own },
  turnOffAuthenticator: { method: "POST", path: "/back-office/authenticator/off", ...own },
  makeRecoveryCodes: { method: "POST", path: "/back-office/authenticator/recovery-codes", ...own },
  resetSellerAuthenticator: {
    method: "POST",
    path: "/back-office/sellers/:id/second-factor",
    token: "administrator",
    permission: "edit_seller",
  },
} as const satisfies Record<string, Route>;

export const sellerAuthenticatorRoutes = {
  sellerLoginByApp: { method: "POST", path: "/sallerlogin/app", token: "none" },
  getSellerAuthenticator: { method: "GET", path: "/seller/authenticator", token: "seller" },
  setUpSellerAuthenticator: { method: "POST", path: "/seller/authenticator", token: "seller" },
  turnOnSellerAuthenticator: { method: "PUT", path: "/seller/authenticator", token: "seller" },
  turnOffSellerAuthenticator: { method: "POST", path: "/seller/authenticator/off", token: "seller" },
  makeSellerRecoveryCodes: { method: "POST", path: "/seller/authenticator/recovery-codes", token: "seller" },
} as const satisfies Record<string, Route>;
