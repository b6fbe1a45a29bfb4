import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { RouterProvider } from "react-router-dom";

type Props = { queryClient: QueryClient; router: ComponentProps<typeof RouterProvider>["router"] };

export function Providers({ queryClient, router }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
