import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error";

/** One per page (and per request on a server). A refusal is final; an outage is tried twice more. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && !isRefusal(error) },
      mutations: { retry: false },
    },
  });

const isRefusal = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;
