import { Toaster, TooltipProvider } from "@medusajs/ui";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { RouterProvider } from "react-router-dom";
import { HostContext } from "../../../src/admin/screens/lib/host";
import { dashboardHost } from "./dashboard-host";

type Props = { queryClient: QueryClient; router: ComponentProps<typeof RouterProvider>["router"] };

export const Providers = ({ queryClient, router }: Props) => (
  <QueryClientProvider client={queryClient}>
    <HostContext.Provider value={dashboardHost}>
      <TooltipProvider>
        <RouterProvider router={router} />
        <Toaster position="bottom-right" duration={3_000} />
      </TooltipProvider>
    </HostContext.Provider>
  </QueryClientProvider>
);
