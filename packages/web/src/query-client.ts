import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error";

/**
 * One per page (and per request on a server). A refusal is final; an outage is tried twice more. Without a network
 * calls fail like any other (by its default the library would let them wait in silence), so that screens say so; what
 * failed is read again once the network is back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && !isRefusal(error) && isOnline(),
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });

// Waiting helps an overloaded server, not a cut line.
const isOnline = (): boolean => typeof navigator === "undefined" || navigator.onLine !== false;

const isRefusal = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;
