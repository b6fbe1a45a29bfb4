import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import type { OrderNews } from "../messages/order-message";
import type { ParcelNews } from "../messages/parcel-wording";
import { tellShopper } from "../workflows/message/tell-shopper";
import {
  type OutForDelivery,
  orderEvents,
  type ParcelChanged,
  type Refunded,
  type ReturnChanged,
  type StatusChanged,
} from "../workflows/order/events";
import { type OddPayment, type PaymentReceived, paymentEvents } from "../workflows/payment/events";

type Told =
  | { id: string }
  | StatusChanged
  | Refunded
  | ReturnChanged
  | ParcelChanged
  | OutForDelivery
  | PaymentReceived
  | OddPayment;

const newsOfStatus: Partial<Record<StatusChanged["status"], OrderNews>> = {
  shipped: { template: "order-shipped" },
  delivered: { template: "order-delivered" },
  cancelled: { template: "order-cancelled" },
};

const newsOfParcel: Partial<Record<ParcelChanged["status"], ParcelNews["template"]>> = {
  shipped: "parcel-shipped",
  delivered: "parcel-delivered",
  cancelled: "parcel-cancelled",
};

const moneyOf = ({ amount, mark }: { amount: number; mark?: string }) => ({ amount, mark });

function newsOf(name: string, data: Told): OrderNews | undefined {
  if (name === OrderWorkflowEvents.PLACED) return { template: "order-placed" };
  if ("currency" in data) return { ...moneyOf(data), template: "payment-returned", currency: data.currency };
  if ("amount" in data) {
    return { ...moneyOf(data), template: name === paymentEvents.received ? "payment-received" : "order-refunded" };
  }
  if ("outForDelivery" in data) return { template: "parcel-out-for-delivery", parcelId: data.outForDelivery };
  if ("parcelId" in data) {
    const { parcelId, status, orderStatus } = data;
    const template = newsOfParcel[status];
    // Where the whole order comes to stand there by it, the order's own message tells.
    return template && orderStatus !== status ? { template, parcelId } : undefined;
  }
  if ("action" in data) {
    const { action, status } = data;
    if (status === "refunded" || status === "replaced") return undefined;
    return { template: `return-${status}`, action };
  }
  // A return that was turned down leaves the order delivered, as it was.
  if (!("status" in data) || data.from === "returned") return undefined;
  return newsOfStatus[data.status];
}

/** What happens to an order is written to whom it belongs to. */
export default async function tellShopperOf({ event, container }: SubscriberArgs<Told>): Promise<void> {
  const news = newsOf(event.name, event.data);
  if (news) await tellShopper(container, event.data.id, news);
}

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.PLACED, ...Object.values(orderEvents), ...Object.values(paymentEvents)],
  context: { subscriberId: "tell-shopper" },
};
