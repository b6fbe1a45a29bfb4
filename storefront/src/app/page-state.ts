import { ApiError } from "@haat/web/api-error";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { hydrateFrom } from "../lib/server-page";

/** What a server has read for a page, in the page itself, so that the browser need not read it again. */
export type PageState = {
  /** For which moment it was rendered. */
  now: number;
  read: [key: QueryKey, data: unknown][];
  /** What there is not, and the server's sentence. */
  missing: [key: QueryKey, message: string][];
};

/** The element's id; its content is JSON. */
const place = "page-state";

/** @returns undefined where the page was not rendered by a server. */
export function readPageState(): PageState | undefined {
  const block = document.getElementById(place);
  return block ? (JSON.parse(block.textContent ?? "") as PageState) : undefined;
}

/** Once the page is taken over the block has done its work; that it is gone tells that the page can be used. */
export const removePageState = (): void => document.getElementById(place)?.remove();

export function pageStateOf(queries: QueryClient, now: number): PageState {
  const state: PageState = { now, read: [], missing: [] };
  for (const { queryKey, state: known } of queries.getQueryCache().getAll()) {
    if (known.status === "success") state.read.push([queryKey, known.data]);
    if (known.error instanceof ApiError) state.missing.push([queryKey, known.error.message]);
  }
  return state;
}

/** As if the browser had read it this moment: the server sends no page that it knows to be out of date. */
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
