import { queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

/** Collections are rows of the home page: who changes one changes what these queries return. */
export const homeKey = ["haat", "home-page"] as const;

/** Fetched once per visit: a refetch must not overwrite what staff arrange. */
export const homeQuery = queryOptions({
  ...screenQuery,
  queryKey: homeKey,
  queryFn: async () => (await api.call("getManagedHome", {})).home,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export const useSaveHome = () =>
  useChange(homeKey, (body: { rows: string[]; version: string }) => api.call("saveHome", { body }));
