import { gatewayNames } from "../payment/words";

/**
 * The words of an order, apart from its schemas: a screen that only shows orders need not load a validator.
 */

/** What a shopper sees. The store keeps `placed` where the shopper reads `pending`. */
export const orderStatuses = ["pending", "processing", "shipped", "delivered", "cancelled", "returned"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What the store keeps and the back office reads. */
export const storedOrderStatuses = ["placed", "processing", "shipped", "delivered", "cancelled", "returned"] as const;

/** What an administrator can set; `returned` is a shopper's own request. */
export const settableOrderStatuses = ["placed", "processing", "shipped", "delivered", "cancelled"] as const;
export type SettableOrderStatus = (typeof settableOrderStatuses)[number];

export const paymentStatuses = ["pending", "paid", "failed", "refunded", "partially_refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethods = ["cod", ...gatewayNames, "wallet"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Statuses in which the shopper may still cancel. */
export const cancellableStatuses: readonly OrderStatus[] = ["pending", "processing"];

/** Whether the shopper may still cancel: nothing of it has left. */
export const canCancel = ({
  orderStatus,
  parcels,
}: {
  orderStatus: OrderStatus;
  parcels: readonly { status: string }[];
}): boolean =>
  cancellableStatuses.includes(orderStatus) &&
  !parcels.some(({ status }) => status === "shipped" || status === "delivered");

/** The address fields in the order in which the form asks for them, with the names that people read. */
export const addressFieldLabels = {
  name: "Full Name",
  mobile: "Mobile Number",
  address: "Address",
  city: "City",
  state: "State",
  pincode: "Pincode",
} as const;

/** What the administrator's list of orders can be sorted by. */
export const orderSorts = ["date", "amount", "customer"] as const;
export type OrderSort = (typeof orderSorts)[number];
