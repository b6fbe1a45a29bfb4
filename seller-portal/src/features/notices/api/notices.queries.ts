import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";

const key = ["notices"] as const;
const shown = 20;
const askedAgainMs = 30_000;

/** The latest notices and the unread count; polled every half minute while the page is visible. */
export const noticesQuery = queryOptions({
  queryKey: key,
  queryFn: () => api.call("listSellerNotices", { query: { page: 1, limit: shown } }),
  staleTime: 10_000,
  refetchInterval: askedAgainMs,
});

/** Marks the given notices as read, or all. */
export function useReadNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | undefined) => api.call("readSellerNotices", { body: ids ? { ids } : {} }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
