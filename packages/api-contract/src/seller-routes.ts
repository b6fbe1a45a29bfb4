import { sellerLoginRoutes } from "./seller-login/routes";

/** The calls of sellers. */
export const sellerRoutes = { ...sellerLoginRoutes } as const;
