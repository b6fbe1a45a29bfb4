import { shopperRoutes } from "@haat/api-contract/shopper-routes";

const { listCategories, listSubCategories, getSettings } = shopperRoutes;

/** Data that every page shows. A server-rendered page contains it, so the browser never requests it. */
export const sharedCalls = [listCategories, listSubCategories, getSettings].map(({ path }) => `/api/v1${path}`);
