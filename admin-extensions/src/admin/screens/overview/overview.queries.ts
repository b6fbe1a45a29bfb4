import type { CallAnswer } from "@haat/api-contract/endpoints";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

export type Overview = CallAnswer<"getOverview">;
/** A part that the account may see. */
export type Part<Name extends keyof Overview> = NonNullable<Overview[Name]>;

/** Refetched when the window gets the focus, and each minute while it is visible. */
export const overviewQuery = queryOptions({
  ...screenQuery,
  queryKey: ["haat", "overview"],
  queryFn: () => api.call("getOverview", {}),
  refetchOnWindowFocus: true,
  refetchInterval: 60_000,
});

const toDoQuery = queryOptions({
  ...screenQuery,
  queryKey: ["haat", "to-do"],
  queryFn: async () => (await api.call("getToDo", {})).toDo,
  refetchOnWindowFocus: true,
  refetchInterval: 30_000,
});

/** The numbers of pending items, polled like the bell. */
export const useToDo = () => useQuery(toDoQuery);

/**
 * Refetches the numbers after every mutation, since it may have changed them. Mount once per page: every instance would
 * send a request.
 */
export function useCountAnew() {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "success") return;
        void client.invalidateQueries({ queryKey: toDoQuery.queryKey });
      }),
    [client],
  );
}
