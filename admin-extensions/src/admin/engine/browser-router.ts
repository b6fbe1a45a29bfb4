import { createBrowserRouter as create } from "react-router-dom";
import { guardedRoutes } from "./guarded-routes";

export * from "react-router-dom";

/** What the engine's admin gets for `react-router-dom`: the same, but that every route is guarded by us. */
export const createBrowserRouter: typeof create = (routes, options) => create(guardedRoutes(routes), options);
