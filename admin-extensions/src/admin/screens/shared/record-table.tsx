import { ScrollRegion } from "@haat/ui/scroll-region";
import { ArrowDownMini, ArrowUpDown, ArrowUpMini } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import type { Column } from "./record-cards";
import type { ListControl } from "./use-list-state";

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  list: ListControl;
};

/** The rows of a list as a table whose head stays while one scrolls. */
export function RecordTable<Row>({ label, columns, rows, rowKey, list }: Props<Row>) {
  return (
    <ScrollRegion label={`${label}, table`} className="max-h-[75dvh] overflow-auto">
      <table aria-label={label} className="w-full border-separate border-spacing-0 text-left">
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="hover:bg-ui-bg-base-hover group">
              {columns.map(({ key, cell, align }) => (
                <td
                  key={key}
                  className={clx(
                    "border-ui-border-base h-10 border-t px-3 py-1.5 align-middle first:pl-4 last:pr-4",
                    align === "end" && "text-right tabular-nums",
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Head<Row>({ column, list }: { column: Column<Row>; list: ListControl }) {
  const { header, sort, align, width, quiet } = column;
  const { state, change } = list;
  const sorted = sort !== undefined && state.sort === sort;
  const Arrow = !sorted ? ArrowUpDown : state.order === "asc" ? ArrowUpMini : ArrowDownMini;
  return (
    <th
      scope="col"
      style={width ? { width } : undefined}
      aria-sort={sorted ? (state.order === "asc" ? "ascending" : "descending") : undefined}
      className={clx(
        "bg-ui-bg-subtle text-ui-fg-subtle sticky top-0 z-[1] h-10 whitespace-nowrap px-3 font-medium first:pl-4 last:pr-4",
        align === "end" && "text-right",
      )}
    >
      {sort === undefined ? (
        <span className={clx(quiet && "sr-only")}>{header}</span>
      ) : (
        <button
          type="button"
          onClick={() => change({ sort, order: sorted && state.order === "asc" ? "desc" : "asc" })}
          className={clx(
            "hover:text-ui-fg-base -mx-1.5 inline-flex items-center gap-1 rounded px-1.5 py-1",
            align === "end" && "flex-row-reverse",
          )}
        >
          {header}
          <Arrow aria-hidden className={sorted ? "text-ui-fg-base" : "text-ui-fg-muted"} />
        </button>
      )}
    </th>
  );
}
