import { backOfficeRoutes } from "./back-office/routes";
import { eventRoutes } from "./event-routes";
import { sellerRoutes } from "./seller-routes";
import { shopperRoutes } from "./shopper-routes";

/** Every call of `/api/v1`. */
export const routes = { ...shopperRoutes, ...eventRoutes, ...backOfficeRoutes, ...sellerRoutes };

export type RouteName = keyof typeof routes;
