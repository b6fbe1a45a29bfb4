import { BrokenScreen, ScreenLoading } from "@haat/ui/screen-states";
import { Component, lazy, type ReactNode, Suspense } from "react";
import { type Location, Navigate, useLocation, useRoutes } from "react-router-dom";
import { Layout } from "../features/layout/layout";
import { usePageTitle } from "../features/layout/page-title";
import { pages, type ShopPage } from "./pages";

const lazyPage = ({ load }: ShopPage) => lazy(async () => ({ default: (await load()).Component }));

const routes = [
  ...pages.map((page) => {
    const Page = lazyPage(page);
    return { path: page.path, element: <Page /> };
  }),
  // The logged-out menu links to /orders; the orders live at /order.
  { path: "orders", element: <Navigate to="/order" replace /> },
];

/** The frame, and in it the screen of the address. */
export function ShopScreens() {
  const screen = useRoutes(routes);
  const location = useLocation();
  return (
    <BreakageBoundary at={location}>
      <Layout>
        {/* A screen that breaks leaves the header and the footer standing. */}
        <BreakageBoundary at={location}>
          <Suspense fallback={<ScreenLoading />}>{screen}</Suspense>
        </BreakageBoundary>
      </Layout>
    </BreakageBoundary>
  );
}

type Props = { /** Elsewhere it is tried again. */ at: Location; children: ReactNode };
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
