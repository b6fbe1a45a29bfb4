import { DialogHost } from "@haat/product-form/dialog-host";
import { ListPager } from "@haat/product-form/list/list-pager";
import type { ListSpec } from "@haat/product-form/list/list-state";
import { useLastPage } from "@haat/product-form/list/pages";
import { type ListControl, useKeptList } from "@haat/product-form/list/use-kept-list";
import { clx } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useIsWide } from "../lib/use-is-wide";
import { usePermissions } from "../lib/use-permissions";
import { ListSearch } from "./list-search";
import { type Column, RecordCards } from "./record-cards";
import { RecordTable } from "./record-table";
import { EmptyState, ErrorState, ListSkeleton } from "./states";

/** Minimum window width in pixels for a table beside the expanded sidebar. */
const usualTableFrom = 1000;

/** A query's state; TanStack's result type fits. */
export type Read<Row> = {
  rows: readonly Row[] | undefined;
  total: number | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type Props<Row> = {
  /** What is listed, e.g. "Banners": the table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  read: Read<Row>;
  list: ListControl;
  /** Shown without rows; suggests the next step if no search was made. */
  empty: { text: string; action?: ReactNode };
  /** Message of a failed query, e.g. "Could not fetch banners." */
  errorText: string;
  loadingText?: string;
  /** Placeholder of the search box; without it there is no search box. */
  searchFor?: string;
  /** Selects and the like, beside the search box. */
  filters?: ReactNode;
  /** Replaces 'Showing X to Y of Z results'. */
  footer?: ReactNode;
  /** Minimum window width in pixels for the table, if its columns need more than usual. */
  tableFrom?: number;
};

/**
 * A list of records: a table on wide screens, cards on narrow ones; search, filters, sorting and pages in the URL;
 * loading, empty and error states.
 */
export function RecordList<Row>(props: Props<Row>) {
  const { label, columns, rowKey, read, list, empty, errorText, loadingText, searchFor, filters, footer } = props;
  const wide = useIsWide(props.tableFrom ?? usualTableFrom);
  const { rows, total = rows?.length ?? 0 } = read;
  useLastPage(list, { rows, total, isFetching: read.isFetching });
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <DialogHost>
        {(searchFor !== undefined || filters) && (
          <div className="flex flex-wrap items-center gap-2">
            {searchFor !== undefined && <ListSearch placeholder={searchFor} list={list} />}
            {filters}
          </div>
        )}
        <div
          aria-busy={read.isFetching}
          className={clx(
            "bg-ui-bg-base border-ui-border-base overflow-hidden rounded-xl border",
            // The previous page's rows stay while the next page is loading.
            read.isFetching && rows && "opacity-70 transition-opacity delay-150",
          )}
        >
          {read.error && !rows ? (
            <ErrorState title={errorText} error={read.error} onRetry={read.refetch} retrying={read.isFetching} />
          ) : !rows ? (
            <ListSkeleton rows={list.state.limit} wide={wide} {...(loadingText ? { text: loadingText } : {})} />
          ) : rows.length === 0 ? (
            <EmptyState text={empty.text}>{empty.action}</EmptyState>
          ) : wide ? (
            <RecordTable label={label} columns={columns} rows={rows} rowKey={rowKey} list={list} />
          ) : (
            <RecordCards label={label} columns={columns} rows={rows} rowKey={rowKey} />
          )}
        </div>
        {rows !== undefined && total > 0 && <ListPager list={list} total={total} footer={footer} />}
      </DialogHost>
    </section>
  );
}

/** A list's state, kept per logged-in member of staff. Pass a `spec` object that is the same at each render. */
export function useListState(spec: ListSpec): ListControl {
  const { me } = usePermissions();
  return useKeptList(spec, me?._id ?? null);
}
