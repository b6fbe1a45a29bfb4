import { backOfficeRoutes } from "./back-office/routes";
import { sellerRoutes } from "./seller-routes";
import { shopperRoutes } from "./shopper-routes";

/** Every call of `/api/v1`. */
export const routes = { ...shopperRoutes, ...backOfficeRoutes, ...sellerRoutes };

export type RouteName = keyof typeof routes;
