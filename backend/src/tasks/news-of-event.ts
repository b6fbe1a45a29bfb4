import type { OrderNews } from "../messages/order-message";
import type { ParcelNews } from "../messages/parcel-wording";
import type { OrderEvent, ParcelChanged, StatusChanged } from "../workflows/order/events";

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

/** The message to a shopper about an event of their order; null for none. */
export function newsOfEvent({ name, data }: OrderEvent): OrderNews | null {
  switch (name) {
    case "order.placed":
      return { template: "order-placed" };
    case "order.confirmed":
      return null;
    case "order.status-changed":
      // After a rejected return the order is delivered, as before.
      return data.from === "returned" ? null : (newsOfStatus[data.status] ?? null);
    case "order.refunded":
      return { ...moneyOf(data), template: "order-refunded" };
    case "payment.received":
      return { ...moneyOf(data), template: "payment-received" };
    case "payment.unmatched":
      return { ...moneyOf(data), template: "payment-returned", currency: data.currency };
    case "parcel.out-for-delivery":
      return { template: "parcel-out-for-delivery", parcelId: data.parcelId };
    case "parcel.changed": {
      const template = newsOfParcel[data.status];
      // If the whole order reaches the same status, only the order's own message is sent.
      return template && data.orderStatus !== data.status ? { template, parcelId: data.parcelId } : null;
    }
    case "return.changed": {
      const { action, status } = data;
      return status === "refunded" || status === "replaced" ? null : { template: `return-${status}`, action };
    }
  }
}
