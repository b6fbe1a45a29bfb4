import { orderRupees, shortRupees } from "@haat/ui/format";
import { ScrollRegion } from "@haat/ui/scroll-region";
import { useId, useState } from "react";
import { columnsOf } from "./column-heights";

export type Point = {
  key: string;
  /** On the axis. */
  short: string;
  /** In the table. */
  full: string;
  value: number;
  /** Further cells of the table's row. */
  more: readonly string[];
};

type Props = {
  title: string;
  /** The unit and the time. */
  text: string;
  points: readonly Point[];
  /** Names of the table's columns: the point, its value, and what is more. */
  head: readonly string[];
};

/** Rupees as columns, and the same figures as a table for who prefers or needs it. */
export function ColumnsFrame({ title, text, points, head }: Props) {
  const [view, setView] = useState<"chart" | "table">("chart");
  const id = useId();
  return (
    <figure aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6">
      <figcaption className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <p className="text-sm text-muted">{text}</p>
        </div>
        <fieldset className="flex overflow-hidden rounded-control border border-edge">
          <legend className="sr-only">Show {title} as</legend>
          {(["chart", "table"] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => setView(one)}
              className="min-h-9 px-3 text-sm font-medium capitalize max-[699px]:min-h-11 transition hover:bg-sunken aria-pressed:bg-primary-soft aria-pressed:text-primary"
            >
              {one}
            </button>
          ))}
        </fieldset>
      </figcaption>
      {view === "chart" ? (
        <Chart title={title} points={points} />
      ) : (
        <Figures title={title} head={head} points={points} />
      )}
    </figure>
  );
}

function Chart({ title, points }: Pick<Props, "title" | "points">) {
  const { top, bottom, columns } = columnsOf(points.map(({ value }) => value));
  const best = points.reduce<Point | null>((most, one) => (one.value > (most?.value ?? 0) ? one : most), null);
  const lines = [top, (top + bottom) / 2, bottom];
  return (
    <div
      role="img"
      aria-label={
        best ? `${title}: the most on ${best.full} with ${orderRupees(best.value)}.` : `${title}: nothing so far.`
      }
      className="grid h-60 grid-cols-[max-content_1fr] grid-rows-[1fr_max-content] gap-x-2 gap-y-1 text-xs tabular-nums text-muted"
    >
      <div className="flex flex-col justify-between text-right leading-none">
        {lines.map((line) => (
          <span key={line}>{shortRupees(line)}</span>
        ))}
      </div>
      <svg aria-hidden viewBox={`0 0 ${points.length * 10} 100`} preserveAspectRatio="none" className="h-full w-full">
        {[0, 50, 100].map((y) => (
          <line
            key={y}
            x1="0"
            x2={points.length * 10}
            y1={y}
            y2={y}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {columns.map(({ from, height }, place) => (
          <rect
            key={points[place]?.key}
            x={place * 10 + 1.5}
            width="7"
            y={100 - from - height}
            height={height}
            className="fill-primary"
          />
        ))}
      </svg>
      <div className="col-start-2 flex justify-between">
        {[points[0], points[Math.floor((points.length - 1) / 2)], points.at(-1)]
          .filter((point, place, all) => point && all.indexOf(point) === place)
          .map((point) => (
            <span key={point?.key}>{point?.short}</span>
          ))}
      </div>
    </div>
  );
}

const Figures = ({ title, head, points }: Pick<Props, "title" | "head" | "points">) => (
  <ScrollRegion label={`${title}, figures`} className="h-60 overflow-auto">
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {head.map((name, column) => (
            <th
              key={name}
              scope="col"
              className={`sticky top-0 whitespace-nowrap bg-sunken px-3 py-2 font-semibold text-muted ${column > 0 ? "text-right" : "text-left"}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {points.map(({ key, full, value, more }) => (
          <tr key={key} className="border-t border-line">
            <td className="whitespace-nowrap px-3 py-2">{full}</td>
            {[orderRupees(value), ...more].map((cell, column) => (
              <td key={head[column + 1]} className="whitespace-nowrap px-3 py-2 text-right">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
