import { orderRupees } from "@haat/ui/format";
import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { longDay, shortDay } from "../earnings/days";
import { axisLook, barLook, chartColours, gridLook, legendLook, shortRupees, tipLook } from "../shared/chart-look";
import type { Part } from "./overview.queries";

type Days = Part<"sales">["days"];

/** Sales a day as columns, and those of the days before as a dashed line. */
export function DaysChart({ days, before }: { days: Days; before: Days }) {
  const data = days.map(({ day, sales }, at) => ({ name: shortDay(day), day, sales, before: before[at]?.sales ?? 0 }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid {...gridLook} />
        <XAxis dataKey="name" {...axisLook} minTickGap={20} />
        <YAxis {...axisLook} width={56} tickFormatter={shortRupees} axisLine={false} />
        <Tooltip
          {...tipLook}
          formatter={(value) => orderRupees(Number(value))}
          labelFormatter={(label, points) => (points[0] ? longDay(String(points[0].payload.day)) : label)}
        />
        <Legend {...legendLook} />
        <Bar dataKey="sales" name="Sales" fill={chartColours[0]} radius={[3, 3, 0, 0]} {...barLook} />
        <Line
          dataKey="before"
          name="30 days earlier"
          stroke={chartColours[1]}
          strokeWidth={2}
          strokeDasharray="5 4"
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
