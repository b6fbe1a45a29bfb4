import { Container, Heading } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ScreenLink } from "../lib/screen-link";
import { usePermissions } from "../lib/use-permissions";
import { actionLabels, returnLooks } from "../returns/return-words";
import { ErrorState, Skeleton } from "../shared/states";
import { StatusDot } from "../shared/status-dot";
import { Facts } from "./detail-parts";
import { isReplaced, lookOf, methodLabels, paymentLooks } from "./order-words";
import { type OrderDetail, orderQuery } from "./orders.queries";

/** What the shop knows of an order besides the engine's own fields, beside them on the engine's page of it. */
export function OrderFacts({ orderId }: { orderId: string }) {
  const { can } = usePermissions();
  const mayView = can("view_order");
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQuery(orderId),
    enabled: mayView,
    refetchOnWindowFocus: "always",
  });
  if (!mayView) return null;
  return (
    <Container className="flex flex-col gap-3 p-0 pb-4 text-sm">
      <header className="border-ui-border-base flex items-center justify-between gap-4 border-b px-6 py-4">
        <Heading level="h2">In the shop</Heading>
        <ScreenLink
          to={`/orderdetails?id=${encodeURIComponent(orderId)}`}
          className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium"
        >
          Open in the back office
        </ScreenLink>
      </header>
      <div className="px-6">
        {data ? (
          <Facts facts={factsOf(data)} />
        ) : error && !isFetching ? (
          <ErrorState title="This order could not be read." error={error} onRetry={refetch} />
        ) : (
          <div role="status" className="flex flex-col gap-3">
            <span className="sr-only">Loading...</span>
            <Skeleton className="h-5" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5" />
          </div>
        )}
      </div>
    </Container>
  );
}

type Look = { label: string; tone: Parameters<typeof StatusDot>[0]["tone"] };
const dot = ({ label, tone }: Look, key: string) => (
  <StatusDot key={key} tone={tone}>
    {label}
  </StatusDot>
);

function factsOf(order: OrderDetail): (readonly [string, ReactNode])[] {
  const { customer, returnRequest } = order;
  return [
    ["Status", dot(lookOf({ orderStatus: order.orderStatus, isReplaced: isReplaced(returnRequest) }), "status")],
    ["Payment", dot(paymentLooks[order.paymentStatus], "payment")],
    ["Method", methodLabels[order.paymentMethod]],
    ["Customer", customerOf(order)],
    ["Mobile", order.shippingAddress.mobile || customer?.mobile || "—"],
    ["Invoice", order.invoice?.number ?? "None yet"],
    ...(returnRequest
      ? ([
          [actionLabels[returnRequest.action], dot(returnLooks[returnRequest.status], "return")],
          ["Reason", returnRequest.reason],
        ] as const)
      : []),
  ];
}

const customerOf = ({ customer, shippingAddress }: OrderDetail) =>
  customer ? (
    <ScreenLink
      className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover"
      to={`/customer-details?id=${encodeURIComponent(customer._id)}`}
    >
      {customer.name || shippingAddress.name || customer.email || customer.mobile}
    </ScreenLink>
  ) : (
    shippingAddress.name || "—"
  );
