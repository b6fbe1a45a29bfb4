import { longDay } from "@haat/ui/days";
import { useQuery } from "@tanstack/react-query";
import { usePermissions } from "../lib/use-permissions";
import { PageHead } from "../shared/page-head";
import { EmptyState, ErrorState, Loading, Skeleton } from "../shared/states";
import { LatestOrders, OrdersByStatus, ReturnsWaiting } from "./order-parts";
import { type Overview, overviewQuery } from "./overview.queries";
import { BestSellers, LowStock } from "./product-parts";
import { SalesPart } from "./sales-part";
import { ToDoPart } from "./to-do-part";

/** The shop's overview, as far as the account may see it. */
export default function OverviewScreen() {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery);
  const { me, can } = usePermissions();
  return (
    <div className="flex flex-col gap-4">
      <PageHead title="Dashboard" text={data ? `Today, ${longDay(data.today)}` : "Today's activity in the shop."} />
      <ToDoPart />
      {error && !data ? (
        <ErrorState title="Could not fetch the overview." error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <OverviewSkeleton />
      ) : (
        <Parts overview={data} name={me?.name ?? ""} canEdit={can("edit_product")} />
      )}
    </div>
  );
}

function Parts({ overview, name, canEdit }: { overview: Overview; name: string; canEdit: boolean }) {
  const { sales, ordersByStatus, latestOrders, returnsWaiting, lowStock, bestSellers } = overview;
  if (!sales && !ordersByStatus && !lowStock) {
    return (
      <div className="bg-ui-bg-base border-ui-border-base rounded-xl border">
        <EmptyState
          text={`Welcome${name ? `, ${name}` : ""}. Use the menu to get started. Figures appear here if you can view orders, products or earnings.`}
        />
      </div>
    );
  }
  return (
    <>
      {sales && <SalesPart sales={sales} />}
      <div className="min-w-0 gap-4 min-[1100px]:columns-2 [&>*]:mb-4 [&>*]:break-inside-avoid">
        {ordersByStatus && <OrdersByStatus rows={ordersByStatus} />}
        {returnsWaiting && <ReturnsWaiting waiting={returnsWaiting} />}
        {latestOrders && <LatestOrders orders={latestOrders} />}
        {lowStock && <LowStock stock={lowStock} canEdit={canEdit} />}
        {bestSellers && <BestSellers products={bestSellers} />}
      </div>
    </>
  );
}

const OverviewSkeleton = () => (
  <Loading text="Loading overview...">
    <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 min-[900px]:grid-cols-4">
      {["one", "two", "three", "four"].map((key) => (
        <Skeleton key={key} className="h-[98px] rounded-xl" />
      ))}
    </div>
    <Skeleton className="h-[390px] w-full rounded-xl" />
    <div className="grid gap-4 min-[1100px]:grid-cols-2">
      <Skeleton className="h-64 rounded-xl" />
      <Skeleton className="h-64 rounded-xl" />
    </div>
  </Loading>
);
