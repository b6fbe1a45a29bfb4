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

/** What a shopper is told of what happened to their order; null: nothing. */
export function newsOfEvent({ name, data }: OrderEvent): OrderNews | null {
  switch (name) {
    case "order.placed":
      return { template: "order-placed" };
    case "order.confirmed":
      return null;
    case "order.status-changed":
      // A return that was turned down leaves the order delivered, as it was.
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
      // Where the whole order comes to stand there by it, the order's own message tells.
      return template && data.orderStatus !== data.status ? { template, parcelId: data.parcelId } : null;
    }
    case "return.changed": {
      const { action, status } = data;
      return status === "refunded" || status === "replaced" ? null : { template: `return-${status}`, action };
    }
  }
}
