import { useEffect } from "react";
import type { ListControl } from "./use-kept-list";

/** The range of rows on a page. Without rows it is 0 to 0. */
export function pageOf({ page, limit, total }: { page: number; limit: number; total: number }) {
  const pages = Math.max(1, Math.ceil(total / limit));
  const current = Math.min(page, pages);
  return {
    pages,
    current,
    from: total === 0 ? 0 : (current - 1) * limit + 1,
    to: Math.min(current * limit, total),
  };
}

/** A page that no longer exists, e.g. because its last row was deleted, becomes the last existing one. */
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
