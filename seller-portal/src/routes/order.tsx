import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { DialogHost } from "@haat/product-form/dialog-host";
import { buttonClass } from "@haat/ui/button";
import { ErrorState } from "@haat/ui/error-state";
import { instantText } from "@haat/ui/instants";
import { Skeleton } from "@haat/ui/skeleton";
import { ApiError, errorMessage } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { Link, useParams } from "react-router-dom";
import { usePageTitle } from "../features/layout/page-title";
import { orderQuery } from "../features/orders/api/orders.queries";
import { OrderActs } from "../features/orders/order-acts";
import { OrderFacts } from "../features/orders/order-facts";
import { OrderLines } from "../features/orders/order-lines";
import { StatusBadge } from "../features/orders/order-parts";
import { pagePaths } from "../lib/page-paths";

/** An order: its lines, the address, and the next step. */
export function Component() {
  const { parcelId = "" } = useParams();
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(parcelId));
  usePageTitle(order ? `Order #${order.orderNumber}` : "Order");
  if (!order && error) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <ErrorState
        title={isGone ? parcelMessages.notFound : parcelMessages.fetchFailed}
        text={isGone ? undefined : errorMessage(error, "")}
        retrying={isFetching}
        onRetry={isGone ? undefined : () => void refetch()}
      >
        <Link to={pagePaths.orders} className={buttonClass({ variant: "secondary" })}>
          All orders
        </Link>
      </ErrorState>
    );
  }
  return (
    <DialogHost>
      <Link
        to={pagePaths.orders}
        className="-ml-1 mb-2 inline-flex min-h-11 items-center gap-1 rounded-control font-semibold text-primary"
      >
        <ChevronLeft aria-hidden className="size-4" />
        Orders
      </Link>
      {order ? (
        <>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <div>
              <div className="flex flex-wrap items-center gap-3">
                <h1 className="text-2xl">Order #{order.orderNumber}</h1>
                <StatusBadge status={order.status} />
              </div>
              <p className="mt-1 text-sm text-muted">Placed {instantText(order.placedAt)}</p>
            </div>
            <OrderActs order={order} />
          </div>
          {order.reason && (
            <p className="mb-4 max-w-text whitespace-pre-line break-words rounded-card border border-line bg-sunken px-4 py-3">
              <span className="block text-sm text-muted">Cancellation reason</span>
              {order.reason}
            </p>
          )}
          <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr] lg:gap-6">
            <OrderLines order={order} />
            <OrderFacts order={order} />
          </div>
        </>
      ) : (
        <div role="status" className="flex flex-col gap-3">
          <span className="sr-only">Loading order...</span>
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      )}
    </DialogHost>
  );
}
