import { usedCouponText } from "@haat/api-contract/coupon/words";
import { goodsAmount } from "@haat/api-contract/order/figures";
import { lineAmount } from "@haat/api-contract/order/line-money";
import { methodTitle } from "@haat/api-contract/payment-setup/words";
import { StatusDot } from "@haat/product-form/status-dot";
import { orderRupees } from "@haat/ui/format";
import { instantText } from "@haat/ui/instants";
import { ScreenLink } from "../lib/host";
import { Thumbnail } from "../shared/thumbnail";
import { CorrectTracking, correctionText } from "./correct-tracking";
import { Facts, Part } from "./detail-parts";
import {
  hasInvoice,
  hasRefundToPay,
  isReplaced,
  lookOf,
  noInvoiceText,
  paymentLookOf,
  statusLooks,
} from "./order-words";
import type { OrderDetail } from "./orders.queries";
import { paperFacts } from "./paper-list";
import { ParcelsPart } from "./parcels-part";
import { PaymentsPart } from "./payments-part";
import { ReturnPart } from "./return-part";
import { Timeline } from "./timeline";

const Lines = ({ order }: { order: OrderDetail }) => (
  <ul className="divide-ui-border-base divide-y">
    {order.products.map(({ _id, title, variant, sku, quantity, price, images }) => (
      <li key={_id} className="flex items-start gap-3 py-2">
        <Thumbnail src={variant?.images[0] ?? images[0] ?? ""} />
        <div className="min-w-0 flex-1">
          <p className="break-words font-medium">{title}</p>
          <p className="text-ui-fg-subtle break-words">
            {[variant?.color, variant?.size, sku].filter(Boolean).join(" · ")}
          </p>
        </div>
        <p className="text-right tabular-nums">
          {quantity} × {orderRupees(price)}
          <br />
          <span className="font-semibold">{orderRupees(lineAmount({ quantity, price }))}</span>
        </p>
      </li>
    ))}
  </ul>
);

const Money = ({ order }: { order: OrderDetail }) => (
  <Facts
    facts={[
      ["Items", orderRupees(goodsAmount(order) + (order.coupon?.discount ?? 0))],
      ...(order.coupon ? ([[`Coupon ${order.coupon.code}`, usedCouponText(order.coupon, orderRupees)]] as const) : []),
      ["Delivery", orderRupees(order.shipping)],
      ["Total", <strong key="total">{orderRupees(order.finalAmount)}</strong>],
      ["Savings on MRP", orderRupees(order.discount - (order.coupon?.discount ?? 0))],
      ["Paid", orderRupees(order.paid)],
      ["Refunded", orderRupees(order.refunded)],
    ]}
  />
);

const Address = ({ order: { shippingAddress: to, customer, email } }: { order: OrderDetail }) => (
  <div className="break-words">
    <p className="font-medium">{to.name}</p>
    <p>{to.address}</p>
    <p>
      {to.city}, {to.state} {to.pincode}
    </p>
    <p>{to.country}</p>
    <p className="text-ui-fg-subtle mt-1">{to.mobile}</p>
    <p className="text-ui-fg-subtle break-all">{customer?.email || email}</p>
    {customer && (
      <ScreenLink className="text-ui-fg-interactive mt-1 inline-block" to={`/customer-details?id=${customer._id}`}>
        Customer details
      </ScreenLink>
    )}
  </div>
);

/** An order's lines, money, address, history and return. */
export function OrderDetailView({ order }: { order: OrderDetail }) {
  const look = lookOf({ orderStatus: order.orderStatus, isReplaced: isReplaced(order.returnRequest) });
  const payment = paymentLookOf({ ...order, isRefundToPay: hasRefundToPay(order) });
  return (
    <div className="grid gap-6 min-[700px]:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-6">
        <Part title="Items">
          <Lines order={order} />
          <Money order={order} />
        </Part>
        {order.parcels.length > 0 && (
          <Part title="Parcels">
            <ParcelsPart order={order} />
          </Part>
        )}
        {order.returnRequest && <ReturnPart order={order} request={order.returnRequest} />}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Part title="Status">
          <Facts
            facts={[
              [
                "Order",
                <StatusDot key="status" tone={look.tone}>
                  {look.label}
                </StatusDot>,
              ],
              [
                "Payment",
                <StatusDot key="payment" tone={payment.tone}>
                  {payment.label}
                </StatusDot>,
              ],
              ["Payment method", methodTitle(order.paymentMethod)],
              ["Placed", instantText(order.createdAt)],
              ...(order.trackingNumber ? ([[order.carrier, order.trackingNumber]] as const) : []),
              ["Invoice", order.invoice?.number ?? (hasInvoice(order) ? "Ready to download" : noInvoiceText(order))],
              ...paperFacts(order),
            ]}
          />
          {order.orderStatus === "shipped" && order.parcels.length === 0 && (
            <CorrectTracking {...order} thing={{ orderId: order._id }} />
          )}
        </Part>
        <Part title="Shipping address">
          <Address order={order} />
        </Part>
        <Part title="Payments">
          <PaymentsPart order={order} />
        </Part>
        <Part title="History">
          <Timeline
            steps={order.history.map(({ status, correction, ...step }) => ({
              ...step,
              ...statusLooks[status],
              ...(correction && { label: correctionText(correction) }),
            }))}
          />
        </Part>
      </div>
    </div>
  );
}
