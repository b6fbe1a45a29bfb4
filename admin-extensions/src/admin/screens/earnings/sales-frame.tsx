import type { EarningsGroup } from "@haat/api-contract/earnings/words";
import { csvMark, toCsv } from "@haat/api-contract/file/csv";
import { ChartFrame } from "@haat/product-form/chart-frame";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { saveFile } from "@haat/web/save-file";
import { Button } from "@medusajs/ui";
import { lazy, Suspense } from "react";
import { Skeleton } from "../shared/states";
import type { EarningsRow } from "./earnings.queries";
import { figureWords, groupWords, rowName } from "./figure-words";

const SalesChart = lazy(async () => ({ default: (await import("./sales-chart")).SalesChart }));

type Props = {
  title: string;
  /** The period in words. */
  text: string;
  by: EarningsGroup;
  rows: readonly EarningsRow[];
  /** File name of the download, without its extension. */
  fileName: string;
};

const shown = ["gross", "discount", "delivery", "sales", "gst", "refunds", "net"] as const;

const head = (by: EarningsGroup) => [groupWords[by], "Orders", ...shown.map((name) => figureWords[name].name)];

/** Sales by day, category or the like, as a chart, a table and a file. */
export function SalesFrame({ title, text, by, rows, fileName }: Props) {
  const total = rows.reduce((sum, { sales }) => sum + Math.round(sales * 100), 0) / 100;
  const best = rows.reduce<EarningsRow | null>((max, row) => (row.sales > (max?.sales ?? 0) ? row : max), null);
  const save = () => {
    const lines = rows.map((row) => [rowName(by, row), row.orders, ...shown.map((name) => row[name])]);
    const csv = toCsv([head(by), ...lines]);
    saveFile(new Blob([csvMark, csv], { type: "text/csv;charset=utf-8" }), `${fileName}.csv`);
  };
  return (
    <ChartFrame
      title={title}
      text={text}
      summary={`Total sales: ${orderRupees(total)}${best ? `; highest: ${rowName(by, best)} with ${orderRupees(best.sales)}` : ""}.`}
      table={{
        head: head(by),
        rows: rows.map((row) => [
          rowName(by, row),
          indianNumber(row.orders),
          ...shown.map((name) => orderRupees(row[name])),
        ]),
      }}
      controls={
        <Button type="button" variant="secondary" size="small" onClick={save} disabled={rows.length === 0}>
          Download CSV
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-full w-full" />}>
        <SalesChart by={by} rows={rows} />
      </Suspense>
    </ChartFrame>
  );
}
