import { ChartFrame } from "@haat/product-form/chart-frame";
import { orderRupees, shortRupees } from "@haat/ui/format";
import { columnsOf } from "./column-heights";

export type Point = {
  key: string;
  /** Label on the axis. */
  short: string;
  /** Label in the table. */
  full: string;
  value: number;
  /** Additional cells of the table's row. */
  more: readonly string[];
};

type Props = {
  title: string;
  /** Unit and period. */
  text: string;
  points: readonly Point[];
  /** The table's headers: the point, its value, and additional columns. */
  head: readonly string[];
};

/** Amounts in rupees as columns, and the same figures as a table. */
export function ColumnsFrame({ title, text, points, head }: Props) {
  const best = points.reduce<Point | null>((max, one) => (one.value > (max?.value ?? 0) ? one : max), null);
  const summary = best
    ? `${title}: highest on ${best.full} with ${orderRupees(best.value)}.`
    : `${title}: no data yet.`;
  const rows = points.map(({ full, value, more }) => [full, orderRupees(value), ...more]);
  return (
    <ChartFrame title={title} text={text} summary={summary} table={{ head, rows }}>
      <Columns points={points} />
    </ChartFrame>
  );
}

function Columns({ points }: Pick<Props, "points">) {
  const { top, bottom, columns } = columnsOf(points.map(({ value }) => value));
  const lines = [top, (top + bottom) / 2, bottom];
  return (
    <div className="grid h-full grid-cols-[max-content_1fr] grid-rows-[1fr_max-content] gap-x-2 gap-y-1 text-xs tabular-nums text-muted">
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
