import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { parcelStatuses } from "@haat/api-contract/parcel/words";
import { ListPager } from "@haat/product-form/list/list-pager";
import { type ListSpec, oneOf } from "@haat/product-form/list/list-state";
import { useLastPage } from "@haat/product-form/list/pages";
import { EmptyState } from "@haat/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useListState } from "../features/account/use-list-state";
import { usePageTitle } from "../features/layout/page-title";
import { QueryPending } from "../features/layout/query-pending";
import { StatusTabs } from "../features/layout/status-tabs";
import { ordersQuery } from "../features/orders/api/orders.queries";
import { OrderList } from "../features/orders/order-list";
import { OrderSearch } from "../features/orders/order-search";
import { statusWords } from "../features/orders/order-words";

const spec: ListSpec = { filters: ["status"], limit: 20 };

/** The seller's orders, by status. The list's state is in the URL. */
export function Component() {
  usePageTitle("Orders");
  const list = useListState(spec);
  const { page, limit } = list.state;
  const status = oneOf(list.state.filters.status, parcelStatuses);
  const search = list.state.search || undefined;
  const query = useQuery(ordersQuery({ search, status, page, limit }));
  const { data, isFetching } = query;
  useLastPage(list, { rows: data?.orders, total: data?.total ?? 0, isFetching });
  const isNarrowed = status !== undefined || search !== undefined;
  return (
    <>
      <h1 className="mb-6 text-2xl">Orders</h1>
      <div className="mb-5 flex flex-col gap-3 xl:flex-row-reverse xl:items-center xl:justify-between">
        <OrderSearch key={search ?? ""} search={search ?? ""} onSearch={(text) => list.change({ search: text })} />
        <StatusTabs
          label="Orders by status"
          list={list}
          statuses={parcelStatuses}
          nameOf={(value) => statusWords[value].name}
          counts={data?.counts}
        />
      </div>
      {data ? (
        data.orders.length > 0 ? (
          <>
            <OrderList orders={data.orders} />
            <div className="mt-4 text-sm">
              <ListPager list={list} total={data.total} />
            </div>
          </>
        ) : (
          <EmptyState
            icon={<ShoppingBag />}
            title={isNarrowed ? "No matching orders" : "No orders yet"}
            text={isNarrowed ? "Try a different status or order number." : "Orders for your products appear here."}
          />
        )
      ) : (
        <QueryPending query={query} failed={parcelMessages.fetchFailed} loading="Loading your orders..." />
      )}
    </>
  );
}
