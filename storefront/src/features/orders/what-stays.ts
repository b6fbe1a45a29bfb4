import type { Order } from "@haat/api-contract/order/schemas";
import { orderRupees } from "@haat/ui/format";
import { orderTexts } from "./texts";

/** An invoice is issued when the order is shipped, and remains valid whatever happens to the order later. */
export const isInvoiced = ({ history }: Pick<Order, "history">): boolean =>
  history.some(({ status }) => status === "shipped" || status === "delivered");

type Facts = Pick<Order, "orderStatus" | "paymentStatus" | "history" | "creditNotes" | "earlierInvoices">;

/**
 * Sentences about what stays valid of an order's payment and invoice although it was cancelled, returned, refunded or
 * set back to an earlier status.
 */
export function whatStays(order: Facts): string[] {
  const { orderStatus, paymentStatus, history, creditNotes, earlierInvoices } = order;
  const notes = creditNotes.filter(
    ({ invoiceNumber }) => !earlierInvoices.some(({ number }) => number === invoiceNumber),
  );
  const paise = notes.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const isSetBack =
    (orderStatus === "pending" || orderStatus === "processing") &&
    isInvoiced({ history: history.slice(history.findLastIndex(({ status }) => status === "cancelled") + 1) });
  return [
    ...(isSetBack && paymentStatus === "paid" ? [orderTexts.setBack] : []),
    ...(paise > 0 ? [orderTexts.papersStay(orderRupees(paise / 100))] : []),
  ];
}
