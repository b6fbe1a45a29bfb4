import type { EarningsGroup } from "@haat/api-contract/earnings/words";
import { shortRupees } from "@haat/ui/format";
import { Bar, CartesianGrid, ComposedChart, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { axisLook, barLook, chartColours, gridLook, legendLook, tipLook } from "../shared/chart-look";
import { ColumnsAndLine, inRupees } from "../shared/columns-and-line";
import type { EarningsRow } from "./earnings.queries";
import { rowName } from "./figure-words";

type Props = { by: EarningsGroup; rows: readonly EarningsRow[] };

/** Sales and refunds, by time or by other groups. */
export function SalesChart({ by, rows }: Props) {
  const data = rows.map((row) => ({ ...row, name: rowName(by, row, true), full: rowName(by, row) }));
  const lies = by === "category" || by === "payment-method";
  if (lies) return <LyingBars data={data} />;
  return (
    <ColumnsAndLine
      points={data}
      columns={{ key: "sales", name: "Sales" }}
      line={{ key: "refunds", name: "Refunds" }}
    />
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
