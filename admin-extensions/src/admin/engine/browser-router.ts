import { createBrowserRouter as create } from "react-router-dom";
import { guardedRoutes } from "./guarded-routes";

export * from "react-router-dom";

/** Replaces `react-router-dom` in the engine's admin, with a guard around every route. */
export const createBrowserRouter: typeof create = (routes, options) => create(guardedRoutes(routes), options);
