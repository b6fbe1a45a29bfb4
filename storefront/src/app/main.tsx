import { createQueryClient } from "@haat/web/query-client";
import { reloadOnceForNewRelease } from "@haat/web/reload-once";
import { whenIdle } from "@haat/web/when-idle";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "./app.css";
import { beginAtTop } from "../features/layout/use-late-scroll";
import { loadClient } from "../lib/api";
import { BrowserRouter } from "../lib/browser-router";
import { repeatPress, takeEarlyPress } from "../lib/press-replay";
import { toggleAgain, toggledIn, untoggle } from "../lib/toggled";
import { hydrateQueries, readPageState, removePageState } from "./page-state";
import { loadScreenAt, ShopScreens } from "./router";

type Props = { queryClient: QueryClient; onReady?: () => void };

const Shop = ({ queryClient, onReady }: Props) => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>
      <ShopScreens onReady={onReady} />
    </BrowserRouter>
  </QueryClientProvider>
);

async function start(root: HTMLElement): Promise<void> {
  const queryClient = createQueryClient();
  const state = readPageState();
  const shop = (onReady?: () => void) => (
    <StrictMode>
      <Shop queryClient={queryClient} onReady={onReady} />
    </StrictMode>
  );
  if (!state) {
    // Preloaded because every screen calls the API; if it fails, the first call reports it.
    loadClient().catch(() => undefined);
    createRoot(root).render(shop());
    return;
  }
  hydrateQueries(queryClient, state);
  // The server has rendered the page: load its screen before hydration, so that no loading state replaces it.
  await loadScreenAt(window.location.pathname);
  const toggled = toggledIn(root);
  untoggle(root);
  const pressed = takeEarlyPress(root);
  const onReady = () => {
    removePageState();
    // A microtask later, React accepts changes.
    queueMicrotask(() => {
      toggleAgain(root, toggled.splice(0));
      repeatPress(pressed);
    });
  };
  hydrateRoot(root, shop(onReady));
  whenIdle(loadClient);
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

reloadOnceForNewRelease();
beginAtTop();
void start(root);
