import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../src/admin/screens/lib/api";
import { screenQuery } from "../../../src/admin/screens/lib/queries";

const key = ["haat", "notices"] as const;
const shown = 20;
const askedAgainMs = 30_000;

/** The latest notices and the unread count; polled every half minute while the page is visible. */
export const noticesQuery = queryOptions({
  ...screenQuery,
  queryKey: key,
  queryFn: () => api.call("listNotices", { query: { page: 1, limit: shown } }),
  refetchInterval: askedAgainMs,
});

/** Marks the given notices as read, or all. */
export function useReadNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | undefined) => api.call("readNotices", { body: ids ? { ids } : {} }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
