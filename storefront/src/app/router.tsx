import { BrokenScreen, ScreenLoading } from "@haat/ui/screen-states";
import { createBrowserRouter, matchRoutes, Navigate, type RouteObject } from "react-router-dom";
import { Layout } from "../features/layout/layout";
import { usePageTitle } from "../features/layout/page-title";

/** Every screen is a chunk of its own: a route module exports `Component`. */
export const shopRoutes = (): RouteObject[] => [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [
      {
        // A screen that breaks leaves the header and the footer standing.
        ErrorBoundary: RouteError,
        HydrateFallback: ScreenLoading,
        children: [
          { index: true, lazy: () => import("../routes/home") },
          { path: "products/category/:categoryId?", lazy: () => import("../routes/category") },
          { path: "subcategory/:subcategoryId?", lazy: () => import("../routes/sub-category") },
          { path: "sellers/:id", lazy: () => import("../routes/seller") },
          { path: "search", lazy: () => import("../routes/search") },
          { path: "product/:slug?/:id?", lazy: () => import("../routes/product") },
          { path: "cart", lazy: () => import("../routes/cart") },
          { path: "checkout", lazy: () => import("../routes/checkout") },
          { path: "order", lazy: () => import("../routes/orders") },
          // The logged-out menu links to /orders; the orders live at /order.
          { path: "orders", element: <Navigate to="/order" replace /> },
          { path: "order-success/:orderId?", lazy: () => import("../routes/order-success") },
          { path: "account", lazy: () => import("../routes/account") },
          { path: "wallet", lazy: () => import("../routes/wallet") },
          { path: "wishlist", lazy: () => import("../routes/wishlist") },
          { path: "shipingpolicy", lazy: () => import("../routes/shipping-policy") },
          { path: "ReturnRefund", lazy: () => import("../routes/return-refund") },
          { path: "TermsAndConditions", lazy: () => import("../routes/terms") },
          { path: "about", lazy: () => import("../routes/about") },
          { path: "contact", lazy: () => import("../routes/contact") },
          { path: "faqs", lazy: () => import("../routes/faqs") },
          { path: "PrivacyPolicy", lazy: () => import("../routes/privacy-policy") },
          { path: "*", lazy: () => import("../routes/not-found") },
        ],
      },
    ],
  },
];

type Lazy = RouteObject & { lazy?: () => Promise<object> };

/** Fetches a route's screen, which then stands in the route itself: what is drawn at once must not wait for it. */
async function withScreen(route: RouteObject): Promise<void> {
  const { lazy } = route as Lazy;
  if (typeof lazy === "function") Object.assign(route, await lazy(), { lazy: undefined });
}

/** Of all routes: for a server, which has all code at hand. */
export async function withAllScreens(routes: RouteObject[]): Promise<RouteObject[]> {
  for (const route of routes) {
    await withScreen(route);
    await withAllScreens(route.children ?? []);
  }
  return routes;
}

/** @param isDrawn - The server has drawn the page: its screen is fetched first, so that nothing else stands there meanwhile. */
export async function createShopRouter(isDrawn: boolean) {
  const routes = shopRoutes();
  if (isDrawn) await Promise.all((matchRoutes(routes, window.location) ?? []).map(({ route }) => withScreen(route)));
  return createBrowserRouter(routes);
}

function RouteError() {
  usePageTitle("Something Went Wrong", { missing: true });
  return <BrokenScreen />;
}
