import type { CallAnswer } from "@haat/api-contract/endpoints";
import { longDay, shortDay } from "@haat/ui/days";
import { ErrorState } from "@haat/ui/error-state";
import { indianNumber, orderRupees } from "@haat/ui/format";
import { Skeleton } from "@haat/ui/skeleton";
import { errorMessage } from "@haat/web/api-error";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { pagePaths } from "../../lib/page-paths";
import { ColumnsFrame } from "../figures/columns-frame";
import { FigureTile } from "../figures/figure-tile";
import { approvalWords } from "../products/approval-mark";

type SellerHome = CallAnswer<"getSellerHome">;

/** The home page's data; refetched when the window gets the focus, since shoppers change it. */
const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: () => api.call("getSellerHome", {}),
  staleTime: 10_000,
  refetchOnWindowFocus: true,
});

const orders = (count: number) => (count === 1 ? "1 order" : `${indianNumber(count)} orders`);

/** Overview: sales, pending work, low stock, and money. */
export function HomeFigures() {
  const { data, error, isFetching, refetch } = useQuery(homeQuery);
  if (data) return <Figures home={data} />;
  if (error) {
    return (
      <ErrorState
        title="Could not fetch your figures."
        text={errorMessage(error, "")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading your figures...</span>
      <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 xl:grid-cols-4">
        {["today", "lately", "open", "money"].map((name) => (
          <Skeleton key={name} className="h-[104px] !rounded-card" />
        ))}
      </div>
      <Skeleton className="h-80 !rounded-card" />
    </div>
  );
}

function Figures({ home }: { home: SellerHome }) {
  const { today, lately, days, toPack, toShip, balance, products } = home;
  const points = days.map(({ day, orders: count, sales }) => ({
    key: day,
    short: shortDay(day),
    full: longDay(day),
    value: sales,
    more: [indianNumber(count)],
  }));
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 xl:grid-cols-4">
        <FigureTile name="Today" value={orderRupees(today.sales)} text={orders(today.orders)} />
        <FigureTile name="Last 30 days" value={orderRupees(lately.sales)} text={orders(lately.orders)} />
        <FigureTile
          name="To pack"
          value={indianNumber(toPack)}
          text={toShip === 1 ? "1 more to ship" : `${indianNumber(toShip)} more to ship`}
        />
        <FigureTile
          name="Available for payout"
          value={orderRupees(balance.available)}
          text={`${orderRupees(balance.pending)} pending`}
          to={pagePaths.earnings}
        />
      </div>
      <ColumnsFrame
        title="Sales by day"
        text="In rupees, last 30 days, excluding cancelled orders"
        points={points}
        head={["Day", "Sales", "Orders"]}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <LowStock rows={home.lowStock} total={home.lowStockCount} />
        <section aria-labelledby="catalogue" className="rounded-card border border-line bg-surface p-5 sm:p-6">
          <h2 id="catalogue" className="mb-3 text-lg">
            Your products
          </h2>
          <dl className="grid grid-cols-3 gap-3 text-sm">
            {(["approved", "waiting", "rejected"] as const).map((state) => (
              <div key={state}>
                <dt className="text-muted">{approvalWords[state].name}</dt>
                <dd className="text-xl font-semibold tabular-nums">{indianNumber(products[state])}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}

type LowStockProps = { rows: SellerHome["lowStock"]; total: number };

/** The engine's name for the only variant of a product without options. */
const isUnnamed = (variant: string) => variant === "" || /^default/i.test(variant);

/** Variants with low stock, the lowest first. */
const LowStock = ({ rows, total }: LowStockProps) => (
  <section aria-labelledby="low-stock" className="rounded-card border border-line bg-surface p-5 sm:p-6">
    <h2 id="low-stock" className="mb-3 text-lg">
      Low stock
    </h2>
    {rows.length === 0 ? (
      <p className="text-sm text-muted">No products are low in stock.</p>
    ) : (
      <ul className="text-sm">
        {rows.map(({ productId, title, variant, pieces }) => (
          <li
            key={`${productId} ${variant}`}
            className="flex justify-between gap-4 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="min-w-0 break-words">{isUnnamed(variant) ? title : `${title} (${variant})`}</span>
            <span className={`shrink-0 font-semibold tabular-nums ${pieces === 0 ? "text-sale" : ""}`}>
              {pieces === 0 ? "Out of stock" : `${indianNumber(pieces)} left`}
            </span>
          </li>
        ))}
      </ul>
    )}
    {total > rows.length && (
      <p className="mt-2 text-sm text-muted">{indianNumber(total - rows.length)} more low in stock.</p>
    )}
  </section>
);
