import { ApiError } from "@haat/web/api-error";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { hydrateFrom } from "../lib/server-page";

/** The data that the server read for a page, embedded in the page, so that the browser need not request it again. */
export type PageState = {
  /** The time that the page was rendered for. */
  now: number;
  read: [key: QueryKey, data: unknown][];
  /** Queries that failed with 404, and the server's messages. */
  missing: [key: QueryKey, message: string][];
};

/** The element's id; its content is JSON. */
const place = "page-state";

/** @returns undefined if the page was not rendered by a server. */
export function readPageState(): PageState | undefined {
  const block = document.getElementById(place);
  return block ? (JSON.parse(block.textContent ?? "") as PageState) : undefined;
}

/** Removed after hydration; its absence shows that the page can be used. */
export const removePageState = (): void => document.getElementById(place)?.remove();

export function pageStateOf(queries: QueryClient, now: number): PageState {
  const state: PageState = { now, read: [], missing: [] };
  for (const { queryKey, state: known } of queries.getQueryCache().getAll()) {
    if (known.status === "success") state.read.push([queryKey, known.data]);
    if (known.error instanceof ApiError) state.missing.push([queryKey, known.error.message]);
  }
  return state;
}

/** Counts as fetched now: the server sends no page that it knows to be stale. */
export function hydrateQueries(queries: QueryClient, { now, read, missing }: PageState): void {
  hydrateFrom(now);
  for (const [key, data] of read) queries.setQueryData(key, data);
  for (const [key, message] of missing) {
    queries.setQueryDefaults(key, { retryOnMount: false });
    queries
      .getQueryCache()
      .build(queries, { queryKey: key })
      .setState({ status: "error", fetchStatus: "idle", error: new ApiError(404, message, null) });
  }
}
