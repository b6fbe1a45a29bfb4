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

/** `publishAt`: an instant to come; null: now. `replacesNext`: the rows that were scheduled are published early. */
type Arranged = { rows: string[]; version: string; publishAt: string | null; replacesNext: boolean };

export const useSaveHome = () =>
  useChange(homeKey, ({ publishAt, replacesNext, ...body }: Arranged) =>
    publishAt === null
      ? api.call("saveHome", { body: { ...body, replacesNext } })
      : api.call("scheduleHome", { body: { ...body, publishAt } }),
  );

export const useUnscheduleHome = () =>
  useChange(homeKey, (version: string) => api.call("unscheduleHome", { query: { version } }));

/** The storefront's page that shows these rows without publishing them. */
export const previewPath = (sources: readonly string[]): string =>
  `/home-preview?${new URLSearchParams(sources.map((source) => ["row", source]))}`;
