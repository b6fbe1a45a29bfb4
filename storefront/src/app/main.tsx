import { createQueryClient } from "@haat/web/query-client";
import { reloadOnceForNewRelease } from "@haat/web/reload-once";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./app.css";
import { RouterProvider } from "react-router-dom";
import { beginAtTop } from "../features/layout/use-late-scroll";
import { createShopRouter } from "./router";

type Props = { queryClient: QueryClient; router: ComponentProps<typeof RouterProvider>["router"] };

function Providers({ queryClient, router }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

reloadOnceForNewRelease();
beginAtTop();

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()} router={createShopRouter()} />
  </StrictMode>,
);
