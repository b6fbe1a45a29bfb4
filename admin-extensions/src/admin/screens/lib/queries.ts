import { ApiError } from "@haat/web/api-error";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

/**
 * Defaults of every screen's queries, since the two hosts' defaults differ: `queryOptions({ ...screenQuery, queryKey:
 * ["haat", "banners", input], queryFn })`. Keys start with "haat" and contain all inputs of the request.
 */
export const screenQuery = {
  staleTime: 10_000,
  networkMode: "always",
  refetchOnReconnect: true,
  /** Client errors are final; server and network errors are retried once. */
  retry: (failures: number, error: Error): boolean => failures < 1 && !isRefusal(error),
} as const;

const isRefusal = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** A mutation. Its promise settles once all queries below `key`, and below the others, have been refetched. */
export function useChange<Given, Answer>(
  key: QueryKey,
  call: (given: Given) => Promise<Answer>,
  ...others: readonly QueryKey[]
) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: call,
    onSuccess: () => Promise.all([key, ...others].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
