import type { ManagedOrder, ManagedOrderDetail } from "@haat/api-contract/order/back-office-schemas";
import type { PaymentStatus } from "@haat/api-contract/order/words";
import { stepsOf } from "@haat/api-contract/parcel/tracking";
import { isToPay } from "@haat/api-contract/refund/words";
import type { StatusTone } from "@haat/product-form/status-dot";

type Stored = ManagedOrder["orderStatus"];
type Look = { label: string; tone: StatusTone };

/** How an order's status is shown. A new order is stored as `placed`. */
export const statusLooks: Record<Stored, Look> = {
  placed: { label: "Pending", tone: "waiting" },
  processing: { label: "Processing", tone: "moving" },
  shipped: { label: "Shipped", tone: "moving" },
  delivered: { label: "Delivered", tone: "good" },
  cancelled: { label: "Cancelled", tone: "bad" },
  returned: { label: "Returned", tone: "neutral" },
};

/** Whether one comes back for another piece. */
export const isReplaced = (request: ManagedOrderDetail["returnRequest"]): boolean =>
  request?.action === "replace" && request.status !== "rejected";

/** An order that comes back for another piece has a word of its own. */
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
 * What an order's payment is for staff: what a person has still to pay back has not gone back, and nobody waits for the
 * money of a cancelled order.
 */
export function paymentLookOf({
  orderStatus,
  paymentStatus,
  isRefundToPay,
}: Pick<ManagedOrder, "orderStatus" | "paymentStatus" | "isRefundToPay">): Look {
  if (isRefundToPay) return refundPending;
  return orderStatus === "cancelled" && paymentStatus === "pending" ? notPaid : paymentLooks[paymentStatus];
}

/** Whether a person has still to pay money of an order back. */
export const hasRefundToPay = ({
  payments,
  unmatchedRefunds,
}: Pick<ManagedOrderDetail, "payments" | "unmatchedRefunds">): boolean =>
  [...payments.flatMap(({ refunds }) => refunds), ...unmatchedRefunds].some(isToPay);

const highFrom = 5000;
const mediumFrom = 2000;

/** How soon an order deserves a look, by what it is worth in rupees. */
export function priorityOf(finalAmount: number): Look {
  if (finalAmount > highFrom) return { label: "High", tone: "bad" };
  if (finalAmount > mediumFrom) return { label: "Medium", tone: "waiting" };
  return { label: "Low", tone: "neutral" };
}

/**
 * Goods that have left have an invoice, or get it when it is asked for. A corrected tracking number, which may be of one
 * parcel among several, says nothing of that.
 */
export const hasInvoice = ({ invoice, history }: Pick<ManagedOrderDetail, "invoice" | "history">): boolean =>
  invoice !== null || stepsOf(history).some(({ status }) => status === "shipped" || status === "delivered");

/** What is said in place of a number where an order has no invoice. */
export const noInvoiceText = ({ orderStatus }: Pick<ManagedOrderDetail, "orderStatus">): string =>
  orderStatus === "cancelled" ? "None (never shipped)" : "Issued when shipped";
