import { backOfficeRoutes } from "./back-office/routes";
import { shopperRoutes } from "./shopper-routes";

/** Every call of `/api/v1`. */
export const routes = { ...shopperRoutes, ...backOfficeRoutes };

export type RouteName = keyof typeof routes;
