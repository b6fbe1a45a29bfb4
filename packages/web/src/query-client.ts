import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error";

/**
 * One per page (and per request on a server). Client errors are final; others are retried twice. While offline, calls
 * fail as usual, so that screens show it (by default the library would pause them silently); failed queries are
 * refetched once the network is back.
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

// Retries help with an overloaded server, not with a broken connection.
const isOnline = (): boolean => typeof navigator === "undefined" || navigator.onLine !== false;

const isRefusal = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;
