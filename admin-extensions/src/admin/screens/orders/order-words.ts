import type { ManagedOrder, ManagedOrderDetail } from "@haat/api-contract/order/back-office-schemas";
import type { PaymentStatus } from "@haat/api-contract/order/words";
import { stepsOf } from "@haat/api-contract/parcel/tracking";
import { isToPay } from "@haat/api-contract/refund/words";
import type { StatusTone } from "@haat/product-form/status-dot";

type Stored = ManagedOrder["orderStatus"];
type Look = { label: string; tone: StatusTone };

/** Label and tone of an order's status. A new order is stored as `placed`. */
export const statusLooks: Record<Stored, Look> = {
  placed: { label: "Pending", tone: "waiting" },
  processing: { label: "Processing", tone: "moving" },
  shipped: { label: "Shipped", tone: "moving" },
  delivered: { label: "Delivered", tone: "good" },
  cancelled: { label: "Cancelled", tone: "bad" },
  returned: { label: "Returned", tone: "neutral" },
};

/** Whether an order has a replacement. */
export const isReplaced = (request: ManagedOrderDetail["returnRequest"]): boolean =>
  request?.action === "replace" && request.status !== "rejected";

/** An order with a replacement has its own label. */
export const lookOf = ({ orderStatus, isReplaced }: Pick<ManagedOrder, "orderStatus" | "isReplaced">): Look =>
  orderStatus === "returned" && isReplaced ? { label: "Replaced", tone: "neutral" } : statusLooks[orderStatus];

export const paymentLooks: Record<PaymentStatus, Look> = {
  pending: { label: "Payment pending", tone: "waiting" },
  paid: { label: "Paid", tone: "good" },
  failed: { label: "Payment failed", tone: "bad" },
  refunded: { label: "Refunded", tone: "neutral" },
  partially_refunded: { label: "Partially refunded", tone: "neutral" },
};

const refundPending: Look = { label: "Refund pending", tone: "waiting" };
const notPaid: Look = { label: "Not paid", tone: "neutral" };

/**
 * An order's payment status for staff: a pending manual refund does not count as refunded, and a cancelled order awaits
 * no payment.
 */
export function paymentLookOf({
  orderStatus,
  paymentStatus,
  isRefundToPay,
}: Pick<ManagedOrder, "orderStatus" | "paymentStatus" | "isRefundToPay">): Look {
  if (isRefundToPay) return refundPending;
  return orderStatus === "cancelled" && paymentStatus === "pending" ? notPaid : paymentLooks[paymentStatus];
}

/** Whether a manual refund of an order is pending. */
export const hasRefundToPay = ({
  payments,
  unmatchedRefunds,
}: Pick<ManagedOrderDetail, "payments" | "unmatchedRefunds">): boolean =>
  [...payments.flatMap(({ refunds }) => refunds), ...unmatchedRefunds].some(isToPay);

const highFrom = 5000;
const mediumFrom = 2000;

/** An order's priority by its amount in rupees. */
export function priorityOf(finalAmount: number): Look {
  if (finalAmount > highFrom) return { label: "High", tone: "bad" };
  if (finalAmount > mediumFrom) return { label: "Medium", tone: "waiting" };
  return { label: "Low", tone: "neutral" };
}

/**
 * A shipped order has an invoice, or gets it when it is requested. A corrected tracking number, which may belong to one
 * of several parcels, does not tell whether the order was shipped.
 */
export const hasInvoice = ({ invoice, history }: Pick<ManagedOrderDetail, "invoice" | "history">): boolean =>
  invoice !== null || stepsOf(history).some(({ status }) => status === "shipped" || status === "delivered");

/** Text in place of the number of a missing invoice. */
export const noInvoiceText = ({ orderStatus }: Pick<ManagedOrderDetail, "orderStatus">): string =>
  orderStatus === "cancelled" ? "None (never shipped)" : "Issued when shipped";
