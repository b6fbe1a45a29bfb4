import { BrokenScreen, ScreenLoading } from "@haat/ui/screen-states";
import { createBrowserRouter, Navigate } from "react-router-dom";
import { AuthFrame } from "../features/auth/auth-frame";
import { Frame } from "../features/layout/frame";
import { Guard } from "../features/layout/guard";
import { usePageTitle } from "../features/layout/page-title";
import { orderPath, pagePaths } from "../lib/page-paths";

/** An error in a screen, or in loading its code, leaves the frame around it in place. */
const inside = { ErrorBoundary: RouteError, HydrateFallback: ScreenLoading };

/** Every screen is a separate chunk: a route module exports `Component`. */
export const createPortalRouter = () =>
  createBrowserRouter([
    {
      Component: Frame,
      ErrorBoundary: RouteError,
      children: [
        { path: "/seller", element: <Navigate to={pagePaths.login} replace /> },
        {
          Component: AuthFrame,
          children: [
            {
              ...inside,
              children: [
                { path: pagePaths.login, lazy: () => import("../routes/login") },
                { path: pagePaths.register, lazy: () => import("../routes/register") },
                { path: pagePaths.forget, lazy: () => import("../routes/forget") },
                { path: pagePaths.reset, lazy: () => import("../routes/reset") },
              ],
            },
          ],
        },
        {
          Component: Guard,
          children: [
            {
              ...inside,
              children: [
                { path: pagePaths.home, lazy: () => import("../routes/home") },
                { path: pagePaths.products, lazy: () => import("../routes/products") },
                { path: pagePaths.sales, lazy: () => import("../routes/sales") },
                { path: pagePaths.coupons, lazy: () => import("../routes/coupons") },
                { path: pagePaths.business, lazy: () => import("../routes/business") },
                { path: pagePaths.orders, lazy: () => import("../routes/orders") },
                { path: orderPath(":parcelId"), lazy: () => import("../routes/order") },
                { path: pagePaths.returns, lazy: () => import("../routes/returns") },
                { path: pagePaths.earnings, lazy: () => import("../routes/earnings") },
                { path: pagePaths.profile, lazy: () => import("../routes/profile") },
                { path: pagePaths.settings, lazy: () => import("../routes/settings") },
              ],
            },
          ],
        },
        { path: "*", lazy: () => import("../routes/not-found"), ...inside },
      ],
    },
  ]);

function RouteError() {
  usePageTitle("Something Went Wrong");
  return <BrokenScreen />;
}
