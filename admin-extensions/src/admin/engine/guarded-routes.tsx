import { Button, Heading, Text } from "@medusajs/ui";
import { type ReactNode, useEffect } from "react";
import { Navigate, Outlet, type RouteObject, useLocation, useRouteError } from "react-router-dom";
import { usePermissions } from "../screens/lib/use-permissions";
import { mayOpen, pageRules, ruleOf } from "./engine-pages";

/** The engine's routes with our error page and our permission check. */
export function guardedRoutes(routes: RouteObject[]): RouteObject[] {
  return [{ element: <Guard />, errorElement: <RouteError />, children: routes.map(withOurError) }];
}

function withOurError(route: RouteObject): RouteObject {
  const { errorElement, ErrorBoundary, children, ...rest } = route;
  const shown = errorElement || ErrorBoundary ? { errorElement: <RouteError /> } : {};
  return { ...rest, ...shown, ...(children ? { children: children.map(withOurError) } : {}) } as RouteObject;
}

/** Where the engine's admin links to its pages: sidebar, phone menu, and user menu. */
const menus = ["aside", '[role="dialog"]', '[role="menu"]'];

/** Hidden for everybody: the engine's documentation and news on its vendor's host. */
const foreignLinks = 'a[href*="medusajs.com"]';

/** Hides the menu entries that the account may not open, and shows a message instead of their pages. */
function Guard() {
  const { pathname } = useLocation();
  const { me } = usePermissions();
  const closed = me ? Object.entries(pageRules).filter(([, rule]) => !mayOpen(rule, me)) : [];
  const links = [foreignLinks, ...closed.map(([page]) => `a[href="/app${page}"]`)].join(",");
  const entries = menus.map((menu) => `${menu} :is(${links})`).join(",");
  // Hides a group without other entries, with its heading. A folded group renders no entries. A separate rule: browsers
  // without :has still hide the entries.
  const groups = `aside [data-state="open"]:has(> [data-state="open"] a):not(:has(a:not(${links})))`;
  // A container with only hidden entries would leave a gap.
  const gaps = `aside :is(li, div:has(> div > a)):has(a):not(:has(a:not(${links})))`;
  // The separator above a hidden entry would touch the next one.
  const lines = `[role="menu"] [role="separator"]:has(+ :is(${links}))`;
  return (
    <>
      <style>{[entries, groups, gaps, lines].map((hidden) => `${hidden}{display:none!important}`).join("")}</style>
      {me && !mayOpen(ruleOf(pathname), me) ? <NotOpen pathname={pathname} /> : <Outlet />}
    </>
  );
}

const NotOpen = ({ pathname }: { pathname: string }) =>
  ruleOf(pathname) === "unused" ? (
    <Notice title="Not used in this shop" text="Changes on this page have no effect in this shop." />
  ) : (
    <Notice
      title="Not permitted"
      text="You don't have permission to view this page. Please ask an administrator for access."
    />
  );

const statusOf = (error: unknown) =>
  typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 0;

/** Replaces the engine's error page: a message and a retry, without internal error texts. */
function RouteError() {
  const status = statusOf(useRouteError());
  const { pathname } = useLocation();
  const { me } = usePermissions();
  if (status === 401) return <Navigate to="/login" replace />;
  if (status === 403 || (me && !mayOpen(ruleOf(pathname), me))) return <NotOpen pathname={pathname} />;
  if (status === 404) return <Notice title="Page not found" text="The page you're looking for doesn't exist." />;
  return (
    <Notice title="Something went wrong" text="This page could not be loaded. Please try again.">
      <Button type="button" onClick={() => window.location.reload()}>
        Try Again
      </Button>
    </Notice>
  );
}

function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} | Haat`;
  }, [title]);
  return (
    <main className="bg-ui-bg-subtle flex min-h-[60vh] w-full flex-col items-center justify-center gap-3 px-4 text-center">
      <Heading>{title}</Heading>
      <Text className="text-ui-fg-subtle max-w-prose">{text}</Text>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {children}
        <Button type="button" variant="secondary" asChild>
          <a href="/dashboard">Back office</a>
        </Button>
      </div>
    </main>
  );
}
