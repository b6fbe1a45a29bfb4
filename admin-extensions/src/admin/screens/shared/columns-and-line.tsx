import { orderRupees, shortRupees } from "@haat/ui/format";
import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { axisLook, barLook, chartColours, gridLook, legendLook, tipLook } from "./chart-look";

type Point<Figure extends string> = Record<Figure, number> & {
  /** Label on the axis. */
  name: string;
  /** Title of the point's tooltip. */
  full: string;
};

type Series<Figure> = { key: Figure; name: string };

type Props<Figure extends string> = {
  points: Point<Figure>[];
  columns: Series<Figure>;
  line: Series<Figure>;
};

/** One amount as columns and another as a dashed line, distinguished by shape and not only by colour. */
export const ColumnsAndLine = <Figure extends string>({ points, columns, line }: Props<Figure>) => (
  <ResponsiveContainer width="100%" height="100%">
    <ComposedChart data={points} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
      <CartesianGrid {...gridLook} />
      <XAxis dataKey="name" {...axisLook} minTickGap={16} />
      <YAxis {...axisLook} width={56} tickFormatter={shortRupees} axisLine={false} />
      <Tooltip {...tipLook} formatter={inRupees} labelFormatter={(label, [point]) => point?.payload?.full ?? label} />
      <Legend {...legendLook} />
      <Bar dataKey={columns.key} name={columns.name} fill={chartColours[0]} radius={[3, 3, 0, 0]} {...barLook} />
      <Line
        dataKey={line.key}
        name={line.name}
        stroke={chartColours[1]}
        strokeWidth={2}
        strokeDasharray="5 4"
        dot={false}
        isAnimationActive={false}
      />
    </ComposedChart>
  </ResponsiveContainer>
);

/** A value in a chart's tooltip. */
export const inRupees = (value: unknown) => orderRupees(Number(value));
