import { BrokenScreen, ScreenLoading } from "@haat/ui/screen-states";
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { type Location, matchRoutes, Navigate, useLocation, useRoutes } from "react-router-dom";
import { Layout } from "../features/layout/layout";
import { usePageTitle } from "../features/layout/page-title";
import { pages, type ShopPage } from "./pages";

/** Screens loaded before the first render; the others are loaded on demand. */
const screens = new Map<ShopPage, ComponentType>();

const loadScreen = async (page: ShopPage) => screens.set(page, (await page.load()).Component);

/** For server rendering. */
export const loadAllScreens = () => Promise.all(pages.map(loadScreen));

/** For the first render at a path. */
export const loadScreenAt = (path: string) =>
  Promise.all((matchRoutes(routes, path) ?? []).map(({ route: { page } }) => page && loadScreen(page)));

function toRoute(page: ShopPage) {
  const Late = lazy(async () => ({ default: (await page.load()).Component }));
  return { path: page.path, element: <Screen page={page} late={Late} />, page };
}

function Screen({ page, late }: { page: ShopPage; late: ComponentType }) {
  const Known = screens.get(page) ?? late;
  return <Known />;
}

const routes = [
  ...pages.map(toRoute),
  // The logged-out menu links to /orders; the orders live at /order.
  { path: "orders", element: <Navigate to="/order" replace />, page: undefined },
];

type ScreensProps = {
  /** Called once the first screen is hydrated, which is after the layout. */
  onReady?: () => void;
};

/** The layout, with the screen of the current address. */
export function ShopScreens({ onReady }: ScreensProps) {
  const screen = useRoutes(routes);
  const location = useLocation();
  return (
    <BreakageBoundary at={location}>
      <Layout>
        {/* A screen that breaks leaves the header and the footer standing. */}
        <BreakageBoundary at={location}>
          <Suspense fallback={<ScreenLoading />}>
            {screen}
            <Ready onReady={onReady} />
          </Suspense>
        </BreakageBoundary>
      </Layout>
    </BreakageBoundary>
  );
}

function Ready({ onReady }: ScreensProps) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}

type Props = {
  /** A change of location retries. */
  at: Location;
  children: ReactNode;
};
type State = { at: Location; broken: boolean };

class BreakageBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, broken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, broken: false };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  usePageTitle("Something Went Wrong", { missing: true });
  return <BrokenScreen />;
}
