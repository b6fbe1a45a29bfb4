import { earningLabels } from "@haat/api-contract/seller-earnings/words";
import { ChartFrame } from "@haat/product-form/chart-frame";
import { longDay, monthName, shortDay } from "@haat/ui/days";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { lazy, Suspense } from "react";
import { Skeleton } from "../shared/states";
import type { EarningsOfSeller } from "./seller-earnings.queries";

const EarningsChart = lazy(async () => ({ default: (await import("./earnings-chart")).EarningsChart }));

const shown = ["paid", "delivery", "commission", "commissionGst", "refunded", "refundShare", "net"] as const;
const head = [
  "Orders",
  ...shown.map((figure) => (figure === "refundShare" ? "Seller's share" : earningLabels[figure])),
];

/** A seller's earnings by day or month, as a chart and as a table. */
export function EarningsFrame({ earnings: { rows, by, from, to, total } }: { earnings: EarningsOfSeller }) {
  const full = (key: string) => (by === "day" ? longDay(key) : monthName(key));
  const points = rows.map(({ key, paid, net }) => ({
    name: by === "day" ? shortDay(key) : monthName(key),
    full: full(key),
    paid,
    net,
  }));
  return (
    <ChartFrame
      title={`Earnings by ${by}`}
      text={`In rupees, ${longDay(from)} to ${longDay(to)}`}
      summary={`Net: ${orderRupees(total.net)} from item sales of ${orderRupees(total.paid)}.`}
      table={{
        head: [by === "day" ? "Day" : "Month", ...head],
        rows: rows.map((row) => [
          full(row.key),
          indianNumber(row.orders),
          ...shown.map((name) => orderRupees(row[name])),
        ]),
      }}
    >
      <Suspense fallback={<Skeleton className="h-full w-full" />}>
        <EarningsChart points={points} />
      </Suspense>
    </ChartFrame>
  );
}
