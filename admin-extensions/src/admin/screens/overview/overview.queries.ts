import type { CallAnswer } from "@haat/api-contract/endpoints";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

export type Overview = CallAnswer<"getOverview">;
/** A part that the account may see. */
export type Part<Name extends keyof Overview> = NonNullable<Overview[Name]>;

/** Read anew when somebody looks at the page again, and each minute while they do. */
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

/** How much waits for a person, counted anew as the bell is. */
export const useToDo = () => useQuery(toDoQuery);

/** Counts it anew after whatever is done, since that may be what waited. Once a page: every caller would ask again. */
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
