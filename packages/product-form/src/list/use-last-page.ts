import { useEffect } from "react";
import { pageOf } from "./pages";
import type { ListControl } from "./use-kept-list";

/** A page that is no more, e.g. since its last row was deleted, leads to the last one that there is. */
export function useLastPage(
  { state, change }: ListControl,
  { rows, total, isFetching }: { rows: readonly unknown[] | undefined; total: number; isFetching: boolean },
): void {
  const { current } = pageOf({ page: state.page, limit: state.limit, total });
  const isGone = rows?.length === 0 && !isFetching && current < state.page;
  useEffect(() => {
    if (isGone) change({ page: current }, "replace");
  }, [isGone, current, change]);
}
