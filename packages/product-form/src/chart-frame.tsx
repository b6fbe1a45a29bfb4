import { ScrollRegion } from "@haat/ui/scroll-region";
import { type ReactNode, useId, useState } from "react";

type Props = {
  title: string;
  /** Unit and period, e.g. "Rupees a day, the last 30 days". */
  text: string;
  /** The chart's content in a sentence, for screen readers. */
  summary: string;
  /** The same figures as a table. All columns but the first are right-aligned. */
  table: { head: readonly string[]; rows: readonly (readonly (string | number)[])[] };
  /** Selects and the like. */
  controls?: ReactNode;
  /** The chart; its box is 280 px high. */
  children: ReactNode;
};

/** A chart with title and unit, and the same figures as a table, for accessibility or by choice. */
export function ChartFrame({ title, text, summary, table, controls, children }: Props) {
  const [view, setView] = useState<"chart" | "table">("chart");
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className="bg-ui-bg-base border-ui-border-base flex min-w-0 flex-col gap-4 rounded-xl border p-4"
    >
      <figcaption className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-ui-fg-base text-base font-semibold">
            {title}
          </h2>
          <p className="text-ui-fg-subtle">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {controls}
          <fieldset className="border-ui-border-strong flex overflow-hidden rounded-md border">
            <legend className="sr-only">Show {title} as</legend>
            {(["chart", "table"] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={view === one}
                onClick={() => setView(one)}
                className="text-ui-fg-subtle hover:bg-ui-bg-base-hover aria-pressed:bg-ui-bg-highlight aria-pressed:text-ui-fg-base min-h-8 px-3 font-medium capitalize transition max-[699px]:min-h-11"
              >
                {one}
              </button>
            ))}
          </fieldset>
        </div>
      </figcaption>
      {view === "chart" ? (
        <div role="img" aria-label={summary} className="h-[280px] min-w-0">
          {children}
        </div>
      ) : (
        <Figures title={title} {...table} />
      )}
    </figure>
  );
}

function Figures({ title, head, rows }: { title: string } & Props["table"]) {
  return (
    <ScrollRegion label={`${title}, figures`} className="h-[280px] overflow-auto">
      <table aria-label={title} className="w-full text-left">
        <thead>
          <tr>
            {head.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={`bg-ui-bg-subtle text-ui-fg-subtle sticky top-0 h-9 whitespace-nowrap px-3 font-medium ${column > 0 ? "text-right" : ""}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[0])} className="border-ui-border-base border-t">
              {row.map((value, column) => (
                <td
                  key={head[column]}
                  className={`h-9 whitespace-nowrap px-3 tabular-nums ${column > 0 ? "text-right" : ""}`}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
