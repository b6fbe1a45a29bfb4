import type { ReactNode } from "react";

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server's sort field; without it the header is not clickable. */
  sort?: string;
  align?: "start" | "end";
  /** A width in CSS, e.g. "8rem". */
  width?: string;
  /**
   * Role on a card: `title` is the heading, `picture` is beside it, `actions` are at the end, `hidden` is left out; by
   * default a line with its header.
   */
  card?: "title" | "picture" | "actions" | "hidden";
  /** If the table is too narrow, the column with the smallest number is hidden first. Columns without it stay. */
  givesWay?: number;
  /** The header is only for screen readers: for pictures and buttons. */
  quiet?: boolean;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** The rows of a list as cards, for phones. */
export function RecordCards<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  const at = (place: Column<Row>["card"]) => columns.filter(({ card }) => card === place);
  return (
    <ul aria-label={label} className="divide-ui-border-base divide-y">
      {rows.map((row) => (
        <li key={rowKey(row)} className="flex flex-col gap-3 p-4">
          <div className="flex items-start gap-3">
            {at("picture").map(({ key, cell }) => (
              <div key={key} className="shrink-0">
                {cell(row)}
              </div>
            ))}
            <div className="text-ui-fg-base min-w-0 flex-1 break-words font-medium">
              {at("title").map(({ key, cell }) => (
                <div key={key}>{cell(row)}</div>
              ))}
            </div>
          </div>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
            {at(undefined).map(({ key, header, cell }) => (
              <div key={key} className="contents">
                <dt className="text-ui-fg-muted">{header}</dt>
                <dd className="flex min-w-0 justify-end break-words text-right tabular-nums">{cell(row)}</dd>
              </div>
            ))}
          </dl>
          {at("actions").map(({ key, cell }) => (
            <div key={key} className="flex flex-wrap justify-end gap-2">
              {cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
