import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { type ParcelStatus, parcelStatuses } from "@haat/api-contract/parcel/words";
import { EmptyState } from "@haat/ui/empty-state";
import { ErrorState } from "@haat/ui/error-state";
import { Tabs } from "@haat/ui/tabs";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useSearchParams } from "react-router-dom";
import { ListSkeleton } from "../layout/list-skeleton";
import { Pager } from "../products/pager";
import { ordersQuery } from "./api/orders.queries";
import { OrderList } from "./order-list";
import { OrderSearch } from "./order-search";
import { statusWords } from "./order-words";

const pageSize = 20;
const everything = "all";
type Choice = ParcelStatus | typeof everything;

const statusOf = (text: string | null) => parcelStatuses.find((status) => status === text);

/** What shoppers have ordered of the seller, by where it stands. Filter, search and page live in the address. */
export function OrdersScreen() {
  const [params, setParams] = useSearchParams();
  const status = statusOf(params.get("status"));
  const search = params.get("search") || undefined;
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1);
  const { data, error, isFetching, refetch } = useQuery(ordersQuery({ search, status, page, limit: pageSize }));

  const choose = (name: string, value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (value) next.set(name, value);
      else next.delete(name);
      if (name !== "page") next.delete("page");
      return next;
    });
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  const tabs = [everything, ...parcelStatuses].map((value) => {
    const name = value === everything ? "All" : statusWords[value as ParcelStatus].name;
    const count = value === everything ? all : data?.counts[value as ParcelStatus];
    return { value: value as Choice, label: count === undefined ? name : `${name} (${count})` };
  });
  const isNarrowed = status !== undefined || search !== undefined;
  return (
    <>
      <h1 className="mb-6 text-2xl">Orders</h1>
      <div className="mb-5 flex flex-col gap-3 xl:flex-row-reverse xl:items-center xl:justify-between">
        <OrderSearch key={search ?? ""} search={search ?? ""} onSearch={(text) => choose("search", text)} />
        <Tabs
          label="Orders by status"
          tabs={tabs}
          value={status ?? everything}
          onChange={(value) => choose("status", value === everything ? "" : value)}
        />
      </div>
      {data ? (
        data.orders.length > 0 ? (
          <>
            <OrderList orders={data.orders} />
            <Pager
              page={page}
              pages={Math.ceil(data.total / pageSize)}
              onPage={(wanted) => choose("page", String(wanted))}
            />
          </>
        ) : (
          <EmptyState
            icon={<ShoppingBag />}
            title={isNarrowed ? "Nothing matches" : "No orders yet"}
            text={
              isNarrowed
                ? "Try another status, or look for another number."
                : "What shoppers order of your products stands here."
            }
          />
        )
      ) : error ? (
        <ErrorState
          title={parcelMessages.fetchFailed}
          text={errorMessage(error, "")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label="Loading your orders..." />
      )}
    </>
  );
}
