import { createQueryClient } from "@haat/web/query-client";
import { reloadOnceForNewRelease } from "@haat/web/reload-once";
import { Toaster, TooltipProvider } from "@medusajs/ui";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { type Host, HostContext } from "../../src/admin/screens/lib/host";
import { followTheme } from "../../src/admin/screens/lib/theme-choice";
import { createBackOfficeRouter } from "./app/router";
import "./main.css";

/** Our shell mounts every screen. */
const dashboardHost: Host = { has: () => true, base: "/dashboard" };

type Props = { queryClient: QueryClient; router: ComponentProps<typeof RouterProvider>["router"] };

const Providers = ({ queryClient, router }: Props) => (
  <QueryClientProvider client={queryClient}>
    <HostContext.Provider value={dashboardHost}>
      <TooltipProvider>
        <RouterProvider router={router} />
        <Toaster position="bottom-right" duration={3_000} />
      </TooltipProvider>
    </HostContext.Provider>
  </QueryClientProvider>
);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

reloadOnceForNewRelease();

followTheme();

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()} router={createBackOfficeRouter()} />
  </StrictMode>,
);
