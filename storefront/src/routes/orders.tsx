import { Button } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { Spinner } from "@haat/ui/spinner";
import { errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import Package from "lucide-react/icons/package";
import { useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { usePageTitle } from "../features/layout/page-title";
import { ordersQuery } from "../features/orders/api/orders.queries";
import { OrderFilters } from "../features/orders/components/order-filters";
import { OrderList } from "../features/orders/components/order-list";
import { type OrderFilter, readOrderTab, searchAfterStep } from "../features/orders/order-filters";
import { orderTexts } from "../features/orders/texts";
import { promptLogin } from "../lib/session/login-prompt";
import { useSession } from "../lib/session/session";

export function Component() {
  usePageTitle(orderTexts.title);
  return (
    <div className="page py-6 lg:py-10">
      <h1 className="mb-6 text-2xl">{orderTexts.title}</h1>
      <OrdersScreen />
    </div>
  );
}

function OrdersScreen() {
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
 * Tab and search are stored in the address, so that a reload and a shared link show the same orders. The typed text is
 * also kept in state: the router updates a moment later, and a field that waited for it would lose letters.
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
      // Otherwise every typed letter would be a history entry.
      { replace: true, preventScrollReset: true },
    );
  };
  return [{ tab: readOrderTab(address.get("tab")), search }, change];
}

type Props = { sentence: string; action: string; onAction: () => void };

/** Why the orders could not be loaded, and an action. */
const OrdersError = ({ sentence, action, onAction }: Props) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sale-soft p-5">
    <p>
      <strong className="text-sale">Error:</strong> {sentence}
    </p>
    <Button variant="secondary" onClick={onAction}>
      {action}
    </Button>
  </div>
);
