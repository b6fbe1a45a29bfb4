import { Button } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { Spinner } from "@haat/ui/spinner";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import Package from "lucide-react/icons/package";
import { useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { promptLogin } from "../../lib/session/login-prompt";
import { useSession } from "../../lib/session/use-session";
import { ordersQuery } from "./api/orders.queries";
import { OrderFilters } from "./components/order-filters";
import { OrderList } from "./components/order-list";
import { OrdersError } from "./components/orders-error";
import { type OrderFilter, readOrderTab, searchAfterStep } from "./order-filters";
import { orderTexts } from "./texts";

export function OrdersScreen() {
  const session = useSession();
  const orders = useQuery(ordersQuery(session));
  const [filter, setFilter] = useOrderFilter();
  if (!session) {
    return (
      <EmptyState icon={<Package />} title={orderTexts.guest} text={orderTexts.loginFirst}>
        <Button onClick={() => void promptLogin()}>{orderTexts.logIn}</Button>
      </EmptyState>
    );
  }
  if (orders.data) {
    return (
      <>
        <OrderFilters filter={filter} onChange={setFilter} />
        <OrderList
          key={`${filter.tab} ${filter.search}`}
          orders={orders.data}
          filter={filter}
          readAt={new Date(orders.dataUpdatedAt)}
        />
      </>
    );
  }
  if (orders.error) {
    const sentence = errorMessage(orders.error, orderTexts.loadFailed);
    return <OrdersError sentence={sentence} action="Try Again" onAction={() => void orders.refetch()} />;
  }
  return (
    <div className="flex justify-center py-24">
      <Spinner label="Loading your orders..." />
    </div>
  );
}

/**
 * Tab and search live in the address, so that a reload and a shared link show the same orders. The text as typed is
 * kept beside it: the router follows a moment later, and a field that waited for it would lose letters.
 */
function useOrderFilter(): [OrderFilter, (filter: OrderFilter) => void] {
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const step = useNavigationType();
  const addressSearch = address.get("search") ?? "";
  const [search, setSearch] = useState(addressSearch);
  const [stepSeen, setStepSeen] = useState(key);
  if (key !== stepSeen) {
    setStepSeen(key);
    setSearch(searchAfterStep(step, search, addressSearch));
  }
  const change = (filter: OrderFilter) => {
    setSearch(filter.search);
    setAddress(
      { ...(filter.tab === "all" ? {} : { tab: filter.tab }), ...(filter.search ? { search: filter.search } : {}) },
      // Every letter typed would be a step back otherwise.
      { replace: true, preventScrollReset: true },
    );
  };
  return [{ tab: readOrderTab(address.get("tab")), search }, change];
}
