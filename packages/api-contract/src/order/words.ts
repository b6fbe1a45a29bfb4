import { gatewayNames } from "../payment/words";

/** The words of an order, separate from its schemas: a screen that only shows orders need not load a validator. */

/** Statuses as shoppers see them. `pending` is the stored `placed`. */
export const orderStatuses = ["pending", "processing", "shipped", "delivered", "cancelled", "returned"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Statuses as stored and as the back office reads them. */
export const storedOrderStatuses = ["placed", "processing", "shipped", "delivered", "cancelled", "returned"] as const;

/** Statuses that an administrator can set; `returned` is set only by a shopper's request. */
export const settableOrderStatuses = ["placed", "processing", "shipped", "delivered", "cancelled"] as const;
export type SettableOrderStatus = (typeof settableOrderStatuses)[number];

export const paymentStatuses = ["pending", "paid", "failed", "refunded", "partially_refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethods = ["cod", ...gatewayNames, "wallet"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Statuses in which the shopper can cancel. */
export const cancellableStatuses: readonly OrderStatus[] = ["pending", "processing"];

/** Whether the shopper can still cancel: nothing of the order has shipped. */
export const canCancel = ({
  orderStatus,
  parcels,
}: {
  orderStatus: OrderStatus;
  parcels: readonly { status: string }[];
}): boolean =>
  cancellableStatuses.includes(orderStatus) &&
  !parcels.some(({ status }) => status === "shipped" || status === "delivered");

/** The address fields in form order, with their display names. */
export const addressFieldLabels = {
  name: "Full Name",
  mobile: "Mobile Number",
  address: "Address",
  city: "City",
  state: "State",
  pincode: "Pincode",
} as const;

/** Sort fields of the administrator's order list. */
export const orderSorts = ["date", "amount", "customer"] as const;
export type OrderSort = (typeof orderSorts)[number];
