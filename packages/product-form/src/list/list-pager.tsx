import { indianNumber } from "@haat/ui/format";
import { type ReactNode, useId } from "react";
import { pageSizes } from "./list-state";
import { PageSteps } from "./page-steps";
import { pageOf } from "./pages";
import type { ListControl } from "./use-kept-list";

type Props = { list: ListControl; total: number; footer?: ReactNode };

/** A list's footer: the shown range, rows per page, and page navigation if there are several pages. */
export function ListPager({ list: { state, change }, total, footer }: Props) {
  const id = useId();
  const { pages, current, from, to } = pageOf({ page: state.page, limit: state.limit, total });
  const sizes = pageSizes.map((size) => (
    <option key={size} value={size}>
      {size}
    </option>
  ));
  return (
    <div className="text-ui-fg-subtle flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-1 tabular-nums">
      <p aria-live="polite">
        {footer ?? `Showing ${indianNumber(from)} to ${indianNumber(to)} of ${indianNumber(total)} results`}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <label htmlFor={id} className="flex items-center gap-2">
          Rows per page
          <select
            id={id}
            value={state.limit}
            onChange={(event) => {
              const limit = pageSizes.find((size) => String(size) === event.target.value);
              if (limit) change({ limit });
            }}
            className="bg-ui-bg-field shadow-borders-base text-ui-fg-base h-11 rounded-md px-2 lg:h-9"
          >
            {sizes}
          </select>
        </label>
        <PageSteps current={current} pages={pages} onPage={(page) => change({ page })} />
      </div>
    </div>
  );
}
