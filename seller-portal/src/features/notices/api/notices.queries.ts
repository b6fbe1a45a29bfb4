import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";

const key = ["notices"] as const;
const shown = 20;
const askedAgainMs = 30_000;

/** The newest notices, and how many are unread; asked again every half minute while the page is looked at. */
export const noticesQuery = queryOptions({
  queryKey: key,
  queryFn: () => api.call("listSellerNotices", { query: { page: 1, limit: shown } }),
  staleTime: 10_000,
  refetchInterval: askedAgainMs,
});

/** Marks those named as read, or all. */
export function useReadNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | undefined) => api.call("readSellerNotices", { body: ids ? { ids } : {} }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
