import { orderMessages } from "@haat/api-contract/order/messages";
import type { OrderStatus, PaymentStatus } from "@haat/api-contract/order/words";

/** What My Orders says. */
export const orderTexts = {
  loginFirst: orderMessages.loginFirst,
  title: "My Orders",
  searchPlaceholder: "Search by name, product, or ID...",
  loadFailed: "Failed to load order details. Please try again later.",
  nothingFound: "No Orders Found",
  nothingFoundHint: "Try adjusting your search or filter.",
  empty: "Your Order History is Empty",
  emptyHint: "Time to start shopping!",
  cancel: "Cancel Order",
  cancelling: "Cancelling...",
  cancelled: orderMessages.cancelled,
  cancelFailed: (reason: string) => `Failed to cancel order: ${reason}`,
  cancelFailedUnknown: "The shop did not answer. Please try again.",
  confirmCancel: "Are you sure you want to cancel this order? This action cannot be undone.",
  keep: "Keep Order",
  track: "Track Package",
  orderCancelled: "Order Cancelled",
  returnUnderWay: "We are processing your request.",
  showDetails: "View Order Details",
  hideDetails: "Hide Details",
} as const;

export const statusNames: Record<OrderStatus, string> = {
  pending: "Pending",
  processing: "Processing",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  returned: "Returned",
};

export const paymentStatusNames: Record<PaymentStatus, string> = {
  pending: "Pending",
  paid: "Paid",
  failed: "Failed",
  refunded: "Refunded",
  partially_refunded: "Partially refunded",
};
