import { earningsMessages } from "@haat/api-contract/earnings/messages";
import { longDay } from "@haat/ui/days";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { useQuery } from "@tanstack/react-query";
import { noValue } from "../shared/no-value";
import { PageHead } from "../shared/page-head";
import { StatTile } from "../shared/stat-tile";
import { EmptyState, ErrorState, Loading, Skeleton } from "../shared/states";
import { type MoneyFigures, type TotalEarnings, totalEarningsQuery } from "./earnings.queries";
import { FigureRules, FigureTiles, TilesSkeleton } from "./figure-tiles";
import { SalesFrame } from "./sales-frame";

/** All-time sales of the shop. */
export default function TotalEarningsScreen() {
  const { data, error, isFetching, refetch } = useQuery(totalEarningsQuery);
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title="Total Earnings"
        text={data?.since ? `Since the first order on ${longDay(data.since)}` : "All-time sales of the shop."}
      />
      {error && !data ? (
        <ErrorState title={earningsMessages.fetchFailed} error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <Loading text="Loading earnings...">
          <TilesSkeleton />
          <Skeleton className="h-[360px] w-full rounded-xl" />
        </Loading>
      ) : data.since === null ? (
        <div className="bg-ui-bg-base border-ui-border-base rounded-xl border">
          <EmptyState text="No sales yet. Figures appear after the first order." />
        </div>
      ) : (
        <Figures data={data} />
      )}
    </div>
  );
}

const sold = ({ orders, sales }: MoneyFigures) => ({
  value: orderRupees(sales),
  text: `${indianNumber(orders)} orders`,
});

function Figures({ data }: { data: TotalEarnings }) {
  const { total, periods, months, categories, paymentMethods, since, today } = data;
  const days = `In rupees, ${longDay(since ?? today)} to ${longDay(today)}`;
  const average = total.orders > 0 ? orderRupees(Math.round((total.sales / total.orders) * 100) / 100) : noValue;
  return (
    <>
      <FigureTiles figures={total} />
      <h2 className="text-ui-fg-base text-base font-semibold">Recent sales</h2>
      <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 min-[900px]:grid-cols-5">
        <StatTile name="This month" {...sold(periods.thisMonth)} />
        <StatTile name="Last month" {...sold(periods.lastMonth)} />
        <StatTile name="This financial year" {...sold(periods.thisYear)} />
        <StatTile name="Last financial year" {...sold(periods.lastYear)} />
        <StatTile name="Average order" value={average} text="Across all orders" />
      </div>
      <SalesFrame title="Sales by month" text={days} by="month" rows={months} fileName="total-earnings-by-month" />
      <div className="grid min-w-0 gap-4 min-[1100px]:grid-cols-2">
        <SalesFrame
          title="Sales by category"
          text={days}
          by="category"
          rows={categories}
          fileName="total-earnings-by-category"
        />
        <SalesFrame
          title="Sales by payment method"
          text={days}
          by="payment-method"
          rows={paymentMethods}
          fileName="total-earnings-by-payment-method"
        />
      </div>
      <FigureRules />
    </>
  );
}
