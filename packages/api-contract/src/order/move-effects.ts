import { stepsOf } from "../parcel/tracking";
import { isToPay } from "../refund/words";
import type { ManagedOrderDetail } from "./back-office-schemas";
import type { PaymentMethod, SettableOrderStatus } from "./words";

/** An effect of an order's status change. Amounts in rupees. */
export type MoveEffect =
  /**
   * Collected money is refunded; `method` is its payment method, null if unknown: then it is refunded manually, as
   * cash.
   */
  | { kind: "refund"; amount: number; method: PaymentMethod | null }
  /** Nothing was collected, so nothing is refunded. */
  | { kind: "nothing-to-refund" }
  /** An earlier manual refund that is still pending. */
  | { kind: "refund-waits"; amount: number }
  /** The refund of a return remains, whatever the order's new status. */
  | { kind: "return-stays"; amount: number }
  /** The shop keeps what was collected. */
  | { kind: "payment-stays"; amount: number }
  | { kind: "cash-collected"; amount: number }
  /** The order awaits its payment again. */
  | { kind: "payment-awaited"; amount: number; method: PaymentMethod }
  | { kind: "stock-returns" | "stock-taken"; pieces: number }
  /** Sellers' parcels change too. */
  | { kind: "parcels-moved"; sellers: string[] }
  | { kind: "invoice-stays"; number: string }
  /** The invoice is reversed by a credit note. */
  | { kind: "credit-note" }
  | { kind: "invoice-issued" }
  /** The shopper gets a mail. */
  | { kind: "mail" };

type Facts = Pick<
  ManagedOrderDetail,
  | "orderStatus"
  | "paymentStatus"
  | "paymentMethod"
  | "finalAmount"
  | "refundable"
  | "payments"
  | "unmatchedRefunds"
  | "returnRequest"
  | "products"
  | "parcels"
  | "invoice"
  | "creditNotes"
  | "history"
>;

const way: readonly string[] = ["placed", "processing", "shipped", "delivered"];
const paise = (rupees: number) => Math.round(rupees * 100);

const sumOf = (pieces: readonly { quantity: number }[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** Pieces of the order that no return has brought back yet. A replacement's returned pieces were sent out again. */
const piecesOut = ({ products, returnRequest: request }: Facts): number => {
  const isBack = request?.action === "return" && (request.status === "received" || request.status === "refunded");
  return sumOf(products) - (isBack ? sumOf(request.products) : 0);
};

/** Progress of an order; a returned order had been delivered. */
const placeOf = (status: string): number => way.indexOf(status === "returned" ? "delivered" : status);

/** Whether the change is a step back. A reopened order starts from the beginning. */
export const isBackwards = (from: string, to: SettableOrderStatus): boolean =>
  to !== "cancelled" && placeOf(to) < placeOf(from);

function refunds({ payments, unmatchedRefunds, paymentStatus, finalAmount }: Facts): MoveEffect[] {
  // Paid orders without payment records, such as the demo's past, are refunded manually.
  if (payments.length === 0 && (paymentStatus === "paid" || paymentStatus === "partially_refunded")) {
    const left = unmatchedRefunds.reduce((sum, { amount }) => sum - paise(amount), paise(finalAmount));
    return left > 0 ? [{ kind: "refund", amount: left / 100, method: null }] : [{ kind: "nothing-to-refund" }];
  }
  const back = payments.flatMap(({ captured, refunds: given, method }): MoveEffect[] => {
    const left = given.reduce((sum, { amount }) => sum - paise(amount), paise(captured));
    return left > 0 ? [{ kind: "refund", amount: left / 100, method }] : [];
  });
  return back.length > 0 ? back : [{ kind: "nothing-to-refund" }];
}

/** Sellers whose parcels change too. */
function parcels({ parcels: parts, orderStatus }: Facts, to: SettableOrderStatus): MoveEffect[] {
  const isBack = isBackwards(orderStatus, to);
  const moves = (status: string) => {
    // Parcels that were cancelled with their order are reopened with it.
    if (orderStatus === "cancelled") return true;
    if (status === "cancelled" || status === to) return false;
    if (to === "cancelled") return true;
    return isBack ? way.indexOf(status) > way.indexOf(to) : way.indexOf(status) < way.indexOf(to);
  };
  const sellers = parts.flatMap(({ seller, status }) => (seller && moves(status) ? [seller.name] : []));
  return sellers.length > 0 ? [{ kind: "parcels-moved", sellers: [...new Set(sellers)] }] : [];
}

/** Earlier effects that remain: pending manual refunds, and the refund of a return. */
function standing({ payments, unmatchedRefunds, returnRequest: request }: Facts): MoveEffect[] {
  const owed = [...payments.flatMap((payment) => payment.refunds), ...unmatchedRefunds].filter(isToPay);
  const amount = owed.reduce((sum, refund) => sum + paise(refund.amount), 0) / 100;
  return [
    ...(amount > 0 ? [{ kind: "refund-waits", amount } as const] : []),
    ...(request?.refund ? [{ kind: "return-stays", amount: request.refund } as const] : []),
  ];
}

function money(order: Facts, to: SettableOrderStatus): MoveEffect[] {
  const { orderStatus: from, finalAmount, paymentMethod, paymentStatus, refundable } = order;
  if (to === "cancelled") return [...refunds(order), ...standing(order)];
  const isReopened = from === "cancelled";
  // The wallet's payment was refunded to it: a reopened order is then paid in cash.
  const method = isReopened && paymentMethod === "wallet" ? "cod" : paymentMethod;
  const due = isReopened ? finalAmount : Math.max(0, paise(finalAmount) - paise(refundable)) / 100;
  const isCollected = to === "delivered" && method === "cod" && (isReopened || paymentStatus === "pending") && due > 0;
  return [
    ...(refundable > 0 && isBackwards(from, to) ? [{ kind: "payment-stays", amount: refundable } as const] : []),
    ...(isReopened && !isCollected ? [{ kind: "payment-awaited", amount: finalAmount, method } as const] : []),
    ...(isCollected ? [{ kind: "cash-collected", amount: due } as const] : []),
    ...standing(order),
  ];
}

function stock(order: Facts, to: SettableOrderStatus): MoveEffect[] {
  if (to === "cancelled") return [{ kind: "stock-returns", pieces: piecesOut(order) }];
  return order.orderStatus === "cancelled" ? [{ kind: "stock-taken", pieces: sumOf(order.products) }] : [];
}

/**
 * Whether the invoice dates from before a cancellation: an order that was cancelled after shipping is invoiced again.
 */
function isOfBefore({ history, orderStatus }: Facts): boolean {
  const last = stepsOf(history).findLast(
    ({ status }) => status === "cancelled" || status === "shipped" || status === "delivered",
  );
  return orderStatus === "cancelled" || last?.status === "cancelled";
}

function papers(order: Facts, to: SettableOrderStatus): MoveEffect[] {
  const { invoice, orderStatus, creditNotes } = order;
  const leaves = to === "shipped" || to === "delivered";
  const issued: MoveEffect[] = leaves && (!invoice || isOfBefore(order)) ? [{ kind: "invoice-issued" }] : [];
  const stays = to === "cancelled" || orderStatus === "cancelled" || isBackwards(orderStatus, to);
  if (!invoice || !stays) return issued;
  const takenBack = creditNotes.reduce(
    (sum, { invoiceNumber, amount }) => sum + (invoiceNumber === invoice.number ? paise(amount) : 0),
    0,
  );
  const isAnswered = to === "cancelled" && !isOfBefore(order) && takenBack < paise(invoice.amount);
  return [
    { kind: "invoice-stays", number: invoice.number },
    ...(isAnswered ? [{ kind: "credit-note" } as const] : []),
    ...issued,
  ];
}

/** All effects of a status change, money first; empty if the status stays the same. */
export const moveEffects = (order: Facts, to: SettableOrderStatus): MoveEffect[] =>
  order.orderStatus === to
    ? []
    : [...money(order, to), ...stock(order, to), ...parcels(order, to), ...papers(order, to), ...mail(to)];

const told: readonly SettableOrderStatus[] = ["shipped", "delivered", "cancelled"];
const mail = (to: SettableOrderStatus): MoveEffect[] => (told.includes(to) ? [{ kind: "mail" }] : []);

/**
 * Whether the change needs a confirmation: for deliveries, steps back, and all changes of money, stock or a seller's
 * parcel.
 */
export const asksFirst = (order: Facts, to: SettableOrderStatus): boolean =>
  to === "delivered" ||
  to === "cancelled" ||
  isBackwards(order.orderStatus, to) ||
  moveEffects(order, to).some(({ kind }) => kind !== "invoice-issued" && kind !== "mail");

/** The next step of an open order; null at its end. */
export function nextStep(from: string): SettableOrderStatus | null {
  if (from === "placed") return "processing";
  if (from === "processing") return "shipped";
  return from === "shipped" ? "delivered" : null;
}
