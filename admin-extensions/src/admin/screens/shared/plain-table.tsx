import { ScrollRegion } from "@haat/ui/scroll-region";
import { clx } from "@medusajs/ui";
import type { ReactNode } from "react";

export type PlainColumn<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "end";
};

type Props<Row> = {
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A short table without pagination, which scrolls horizontally if it is too wide. */
export const PlainTable = <Row,>({ label, columns, rows, rowKey }: Props<Row>) => (
  <ScrollRegion label={`${label}, table`} className="overflow-x-auto">
    <table aria-label={label} className="w-full text-left">
      <thead>
        <tr>
          {columns.map(({ header, align }) => (
            <th
              key={header}
              scope="col"
              className={clx(
                "bg-ui-bg-subtle text-ui-fg-subtle h-9 whitespace-nowrap px-3 font-medium first:pl-4 last:pr-4",
                align === "end" && "text-right",
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-ui-border-base border-t">
            {columns.map(({ header, cell, align }) => (
              <td
                key={header}
                className={clx("h-10 px-3 py-1.5 first:pl-4 last:pr-4", align === "end" && "text-right tabular-nums")}
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
