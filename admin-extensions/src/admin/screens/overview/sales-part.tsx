import { ChartFrame } from "@haat/product-form/chart-frame";
import { longDay } from "@haat/ui/days";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { lazy, Suspense } from "react";
import { changeText } from "../earnings/figure-words";
import { ScreenLink } from "../lib/host";
import { StatTile } from "../shared/stat-tile";
import { Skeleton } from "../shared/states";
import type { Part } from "./overview.queries";

const DaysChart = lazy(async () => ({ default: (await import("./days-chart")).DaysChart }));

const orders = (count: number) => `${indianNumber(count)} ${count === 1 ? "order" : "orders"}`;
const against = (now: number, before: number, what: string) => {
  const change = changeText(now, before);
  return change ? `, ${change} vs ${what}` : "";
};

/** Sales of today and of the last thirty days, compared with the thirty before. */
export function SalesPart({ sales }: { sales: Part<"sales"> }) {
  const { today, yesterday, last30, before30, days, daysBefore } = sales;
  return (
    <>
      <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 min-[900px]:grid-cols-4">
        <StatTile
          name="Sales today"
          value={orderRupees(today.sales)}
          text={`${orders(today.orders)}${against(today.sales, yesterday.sales, "yesterday")}`}
        />
        <StatTile name="Sales yesterday" value={orderRupees(yesterday.sales)} text={orders(yesterday.orders)} />
        <StatTile
          name="Sales, last 30 days"
          value={orderRupees(last30.sales)}
          text={`${orders(last30.orders)}${against(last30.sales, before30.sales, "previous 30 days")}`}
        />
        <StatTile name="Sales, previous 30 days" value={orderRupees(before30.sales)} text={orders(before30.orders)} />
      </div>
      <ChartFrame
        title="Sales by day"
        text="In rupees per day, last 30 days and previous 30 days"
        summary={`${orderRupees(last30.sales)} in the last 30 days, ${orderRupees(before30.sales)} in the previous 30 days.`}
        table={{
          head: ["Day", "Orders", "Sales", "Previous 30 days"],
          rows: days.map(({ day, orders: count, sales: amount }, at) => [
            longDay(day),
            indianNumber(count),
            orderRupees(amount),
            orderRupees(daysBefore[at]?.sales ?? 0),
          ]),
        }}
        controls={
          <ScreenLink to="/earnings" className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium">
            All earnings
          </ScreenLink>
        }
      >
        <Suspense fallback={<Skeleton className="h-full w-full" />}>
          <DaysChart days={days} before={daysBefore} />
        </Suspense>
      </ChartFrame>
    </>
  );
}
