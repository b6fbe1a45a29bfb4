import { methodTitle } from "@haat/api-contract/payment-setup/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ScreenLink } from "../lib/host";
import { usePermissions } from "../lib/use-permissions";
import { actionLabels, returnLookOf } from "../returns/return-words";
import { NoValue } from "../shared/no-value";
import { ShopFactsCard } from "../shared/shop-facts-card";
import { Facts } from "./detail-parts";
import { InvoiceButton } from "./invoice-button";
import { hasInvoice, hasRefundToPay, isReplaced, lookOf, noInvoiceText, paymentLookOf } from "./order-words";
import { type OrderDetail, orderQuery } from "./orders.queries";
import { paperFacts } from "./paper-list";

/** The shop's own data of an order, shown beside the engine's fields on its order page. */
export function OrderFacts({ orderId }: { orderId: string }) {
  const { can } = usePermissions();
  const mayView = can("view_order");
  const read = useQuery({ ...orderQuery(orderId), enabled: mayView, refetchOnWindowFocus: "always" });
  if (!mayView) return null;
  return (
    <ShopFactsCard
      link={{ to: `/orderdetails?id=${encodeURIComponent(orderId)}`, text: "Open in the back office" }}
      read={read}
      errorText="This order could not be loaded."
    >
      {(order) => <Facts facts={factsOf(order)} />}
    </ShopFactsCard>
  );
}

const invoiceOf = (order: OrderDetail) =>
  hasInvoice(order) ? (
    <span className="flex flex-wrap items-center gap-2">
      {order.invoice?.number}
      <InvoiceButton order={order} />
    </span>
  ) : (
    noInvoiceText(order)
  );

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
    ["Payment", dot(paymentLookOf({ ...order, isRefundToPay: hasRefundToPay(order) }), "payment")],
    ["Method", methodTitle(order.paymentMethod)],
    ["Customer", customerOf(order)],
    ["Mobile", order.shippingAddress.mobile || customer?.mobile || <NoValue key="mobile" />],
    ["Invoice", invoiceOf(order)],
    ...paperFacts(order),
    ...(returnRequest
      ? ([
          [
            actionLabels[returnRequest.action],
            dot(returnLookOf({ status: returnRequest.status, isRefundToPay: hasRefundToPay(order) }), "return"),
          ],
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
    shippingAddress.name || <NoValue />
  );
