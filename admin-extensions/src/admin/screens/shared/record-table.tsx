import type { ListControl } from "@haat/product-form/list/use-kept-list";
import { ScrollRegion } from "@haat/ui/scroll-region";
import { ArrowDownMini, ArrowUpDown, ArrowUpMini } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import { useFittingColumns } from "./fitting-columns";
import type { Column } from "./record-cards";

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  list: ListControl;
};

/** Sticky at the right edge, so that a row's actions are always reachable. */
const pinned = "sticky right-0 shadow-[-1px_0_0_var(--border-base)]";

/**
 * The rows of a list as a table with a sticky header and sticky actions. Columns with `givesWay` are hidden if there is
 * no room.
 */
export function RecordTable<Row>({ label, columns, rows, rowKey, list }: Props<Row>) {
  const { table, fitting } = useFittingColumns(columns, rows);
  return (
    // An own stacking context: the sticky cells never cover menus above the table.
    <ScrollRegion label={`${label}, table`} className="isolate max-h-[75dvh] overflow-auto">
      <table ref={table} aria-label={label} className="w-full border-separate border-spacing-0 text-left">
        <thead>
          <tr>
            {fitting.map((column) => (
              <Head key={column.key} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="hover:bg-ui-bg-base-hover group">
              {fitting.map(({ key, cell, align, card }) => (
                <td
                  key={key}
                  className={clx(
                    "border-ui-border-base h-10 border-t px-3 py-1.5 align-middle first:pl-4 last:pr-4",
                    align === "end" && "text-right tabular-nums",
                    card === "actions" && `bg-ui-bg-base group-hover:bg-ui-bg-base-hover z-[1] ${pinned}`,
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
  const { header, sort, align, width, quiet, card } = column;
  const { state, change } = list;
  const sorted = sort !== undefined && state.sort === sort;
  const Arrow = !sorted ? ArrowUpDown : state.order === "asc" ? ArrowUpMini : ArrowDownMini;
  return (
    <th
      scope="col"
      style={width ? { width } : undefined}
      aria-sort={sorted ? (state.order === "asc" ? "ascending" : "descending") : undefined}
      className={clx(
        "bg-ui-bg-subtle text-ui-fg-subtle sticky top-0 h-10 whitespace-nowrap px-3 font-medium first:pl-4 last:pr-4",
        align === "end" && "text-right",
        card === "actions" ? `z-[3] ${pinned}` : "z-[2]",
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
