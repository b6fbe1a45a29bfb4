import type { EarningsGroup } from "@haat/api-contract/earnings/words";
import { orderRupees } from "@haat/ui/format";
import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { axisLook, barLook, chartColours, gridLook, legendLook, shortRupees, tipLook } from "../shared/chart-look";
import type { EarningsRow } from "./earnings.queries";
import { rowName } from "./figure-words";

type Props = { by: EarningsGroup; rows: readonly EarningsRow[] };

const inRupees = (value: unknown) => orderRupees(Number(value));

/** Sales as columns and refunds as a dashed line, told apart by their shape and not by colour alone. */
export function SalesChart({ by, rows }: Props) {
  const data = rows.map((row) => ({ ...row, name: rowName(by, row, true), full: rowName(by, row) }));
  const lies = by === "category" || by === "payment-method";
  if (lies) return <LyingBars data={data} />;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid {...gridLook} />
        <XAxis dataKey="name" {...axisLook} minTickGap={16} />
        <YAxis {...axisLook} width={56} tickFormatter={shortRupees} axisLine={false} />
        <Tooltip
          {...tipLook}
          formatter={inRupees}
          labelFormatter={(label, points) => points[0]?.payload?.full ?? label}
        />
        <Legend {...legendLook} />
        <Bar dataKey="sales" name="Sales" fill={chartColours[0]} radius={[3, 3, 0, 0]} {...barLook} />
        <Line
          dataKey="refunds"
          name="Refunds"
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

const LyingBars = ({ data }: { data: (EarningsRow & { name: string })[] }) => (
  <ResponsiveContainer width="100%" height="100%">
    <ComposedChart layout="vertical" data={data} margin={{ top: 0, right: 16, bottom: 0, left: 0 }}>
      <CartesianGrid {...gridLook} horizontal={false} vertical />
      <XAxis type="number" {...axisLook} tickFormatter={shortRupees} minTickGap={24} />
      <YAxis type="category" dataKey="name" {...axisLook} width={112} interval={0} axisLine={false} />
      <Tooltip {...tipLook} formatter={inRupees} />
      <Legend {...legendLook} />
      <Bar dataKey="sales" name="Sales" fill={chartColours[0]} radius={[0, 3, 3, 0]} {...barLook} />
      <Bar dataKey="refunds" name="Refunds" fill={chartColours[1]} radius={[0, 3, 3, 0]} {...barLook} />
    </ComposedChart>
  </ResponsiveContainer>
);
