import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { type Screen, screens } from "../../../src/admin/screens/screens";
import { LoginPage } from "../login/login-page";
import { Guard } from "../shell/guard";
import { NotFound } from "../shell/not-found";
import { ScreenFailure } from "../shell/screen-failure";
import { ScreenFrame } from "../shell/screen-frame";
import { ShellSkeleton } from "../shell/shell-skeleton";
import { WelcomePage } from "../welcome/welcome-page";

/** Paths that the specification names without /dashboard before them. */
const atTheRoot: readonly string[] = ["/profile", "/account-settings"];

const addressesOf = ({ path }: Screen): string[] => [
  path === "/" ? "/dashboard" : `/dashboard${path}`,
  ...(atTheRoot.includes(path) ? [path] : []),
];

/** A screen at its addresses; its code comes when it is first asked for. */
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
    // The link of the mail that invites staff.
    { path: "/adminlogin/welcome", Component: WelcomePage, ErrorBoundary: ScreenFailure },
    {
      Component: Guard,
      ErrorBoundary: ScreenFailure,
      HydrateFallback: ShellSkeleton,
      children: [...screens.flatMap(screenRoutes), { path: "*", Component: NotFound }],
    },
  ]);
