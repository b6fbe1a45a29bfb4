import { createQueryClient } from "@haat/web/query-client";
import { reloadOnceForNewRelease } from "@haat/web/reload-once";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "./app.css";
import { RouterProvider } from "react-router-dom";
import { beginAtTop } from "../features/layout/use-late-scroll";
import { readPageState, removePageState, takeOver } from "./page-state";
import { createShopRouter } from "./router";

type Props = { queryClient: QueryClient; router: ComponentProps<typeof RouterProvider>["router"] };

function Providers({ queryClient, router }: Props) {
  useEffect(removePageState, []);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

async function start(root: HTMLElement): Promise<void> {
  const queryClient = createQueryClient();
  const state = readPageState();
  if (state) takeOver(queryClient, state);
  const shop = (
    <StrictMode>
      <Providers queryClient={queryClient} router={await createShopRouter(state !== undefined)} />
    </StrictMode>
  );
  if (state) hydrateRoot(root, shop);
  else createRoot(root).render(shop);
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

reloadOnceForNewRelease();
beginAtTop();
void start(root);
