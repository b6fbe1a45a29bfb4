import { ApiError } from "@haat/web/api-error";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

/**
 * What every query of a screen begins with, since the two hosts' own defaults differ: `queryOptions({ ...screenQuery,
 * queryKey: ["haat", "banners", input], queryFn })`. Keys start with "haat" and hold all that the request depends on.
 */
export const screenQuery = {
  staleTime: 10_000,
  networkMode: "always",
  refetchOnReconnect: true,
  /** A refusal is final; an outage is tried once more. */
  retry: (failures: number, error: Error): boolean => failures < 1 && !isRefusal(error),
} as const;

const isRefusal = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** A call that changes something. Its promise settles when all that is shown below `key` has been read again. */
export function useChange<Given, Answer>(key: QueryKey, call: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: call,
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}
