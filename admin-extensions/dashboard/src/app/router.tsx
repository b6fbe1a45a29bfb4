import { useEffect } from "react";
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useRouteError } from "react-router-dom";
import { usePermissions } from "../../../src/admin/screens/lib/use-permissions";
import { type Screen, screens } from "../../../src/admin/screens/screens";
import { EmptyState, ErrorState } from "../../../src/admin/screens/shared/states";
import { LoginPage } from "../login/login-page";
import { Guard, ShellSkeleton } from "../shell/guard";
import { dashboardPath, firstPath, navigation, visibleNavigation } from "../shell/navigation";
import { NotFound } from "../shell/not-found";
import { WelcomePage } from "../welcome/welcome-page";

/** Paths that the specification names without the /dashboard prefix. */
const atTheRoot: readonly string[] = ["/profile", "/account-settings"];

const addressesOf = ({ path }: Screen): string[] => [
  path === "/" ? "/dashboard" : `/dashboard${path}`,
  ...(atTheRoot.includes(path) ? [path] : []),
];

/** A screen at its addresses; its code is loaded on first use. */
const screenRoutes = (screen: Screen): RouteObject[] =>
  addressesOf(screen).map((path) => ({
    path,
    element: <ScreenFrame screen={screen} />,
    ErrorBoundary: ScreenFailure,
    children: [{ index: true, lazy: async () => ({ Component: (await screen.load()).default }) }],
  }));

export const createBackOfficeRouter = () =>
  createBrowserRouter([
    { path: "/adminlogin", Component: LoginPage, ErrorBoundary: ScreenFailure },
    // Target of the invitation mail's link.
    { path: "/adminlogin/welcome", Component: WelcomePage, ErrorBoundary: ScreenFailure },
    {
      Component: Guard,
      ErrorBoundary: ScreenFailure,
      HydrateFallback: ShellSkeleton,
      children: [...screens.flatMap(screenRoutes), { path: "*", Component: NotFound }],
    },
  ]);

/**
 * Shows a screen to accounts with its permission. Without permission for the overview, the account is redirected to the
 * first screen that it may see.
 */
function ScreenFrame({ screen }: { screen: Screen }) {
  const { can } = usePermissions();
  useEffect(() => {
    document.title = `${screen.title} | Haat back office`;
  }, [screen.title]);
  if (can(screen.permission)) return <Outlet />;
  const first = firstPath(visibleNavigation(navigation, screens, can));
  if (screen.path === "/" && first) return <Navigate to={dashboardPath(first)} replace />;
  return <EmptyState text="You don't have permission to view this page. Please ask an administrator for access." />;
}

/** Shown if a screen throws, or its code fails to load. */
function ScreenFailure() {
  const error = useRouteError();
  return (
    <ErrorState
      title="This page could not be loaded. Please check your connection and try again."
      error={error}
      onRetry={() => window.location.reload()}
    />
  );
}
