import type { ManagedOrderDetail } from "./back-office-schemas";
import type { PaymentMethod, SettableOrderStatus } from "./words";

/** What a change of an order's status does besides. Amounts in rupees. */
export type MoveEffect =
  /** What was collected goes back; `method` is what it came by, null where nobody knows. */
  | { kind: "refund"; amount: number; method: PaymentMethod | null }
  /** Nothing was collected, so that nothing goes back. */
  | { kind: "nothing-to-refund" }
  /** What was collected stays with the shop. */
  | { kind: "payment-stays"; amount: number }
  | { kind: "cash-collected"; amount: number }
  /** The order awaits its payment anew. */
  | { kind: "payment-awaited"; amount: number; method: PaymentMethod }
  | { kind: "stock-returns" | "stock-taken"; pieces: number }
  /** Parts of the order that sellers send by themselves. */
  | { kind: "parcels-moved"; sellers: string[] }
  | { kind: "invoice-stays"; number: string }
  | { kind: "invoice-issued" }
  /** The shopper is written to. */
  | { kind: "mail" };

type Facts = Pick<
  ManagedOrderDetail,
  | "orderStatus"
  | "paymentStatus"
  | "paymentMethod"
  | "finalAmount"
  | "refundable"
  | "payments"
  | "products"
  | "parcels"
  | "invoice"
>;

const way: readonly string[] = ["placed", "processing", "shipped", "delivered"];
const paise = (rupees: number) => Math.round(rupees * 100);

const piecesOf = ({ products }: Facts): number => products.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether an order would go back on its way. A cancelled one that is taken up again begins anew. */
export const isBackwards = (from: string, to: SettableOrderStatus): boolean =>
  way.includes(from) && to !== "cancelled" && way.indexOf(to) < way.indexOf(from);

function refunds({ payments }: Facts): MoveEffect[] {
  const back = payments.flatMap(({ captured, refunds: given, method }): MoveEffect[] => {
    const left = given.reduce((sum, { amount }) => sum - paise(amount), paise(captured));
    return left > 0 ? [{ kind: "refund", amount: left / 100, method }] : [];
  });
  return back.length > 0 ? back : [{ kind: "nothing-to-refund" }];
}

/** Sellers whose parcel does not stay where it is. */
function parcels({ parcels: parts, orderStatus }: Facts, to: SettableOrderStatus): MoveEffect[] {
  const isBack = isBackwards(orderStatus, to);
  const moves = (status: string) => {
    // Parcels that were cancelled with their order come back with it.
    if (orderStatus === "cancelled") return true;
    if (status === "cancelled" || status === to) return false;
    if (to === "cancelled") return true;
    return isBack ? way.indexOf(status) > way.indexOf(to) : way.indexOf(status) < way.indexOf(to);
  };
  const sellers = parts.flatMap(({ seller, status }) => (seller && moves(status) ? [seller.name] : []));
  return sellers.length > 0 ? [{ kind: "parcels-moved", sellers: [...new Set(sellers)] }] : [];
}

function money(order: Facts, to: SettableOrderStatus): MoveEffect[] {
  const { orderStatus: from, finalAmount, paymentMethod, paymentStatus, refundable } = order;
  if (to === "cancelled") return refunds(order);
  const isReopened = from === "cancelled";
  // What the wallet had paid went back to it: the order is paid at the door then.
  const method = isReopened && paymentMethod === "wallet" ? "cod" : paymentMethod;
  const due = isReopened ? finalAmount : Math.max(0, paise(finalAmount) - paise(refundable)) / 100;
  const isCollected = to === "delivered" && method === "cod" && (isReopened || paymentStatus === "pending") && due > 0;
  return [
    ...(refundable > 0 && isBackwards(from, to) ? [{ kind: "payment-stays", amount: refundable } as const] : []),
    ...(isReopened && !isCollected ? [{ kind: "payment-awaited", amount: finalAmount, method } as const] : []),
    ...(isCollected ? [{ kind: "cash-collected", amount: due } as const] : []),
  ];
}

function stock(order: Facts, to: SettableOrderStatus): MoveEffect[] {
  if (to === "cancelled") return [{ kind: "stock-returns", pieces: piecesOf(order) }];
  return order.orderStatus === "cancelled" ? [{ kind: "stock-taken", pieces: piecesOf(order) }] : [];
}

function papers({ invoice, orderStatus }: Facts, to: SettableOrderStatus): MoveEffect[] {
  if (invoice) {
    const isAnswered = to === "cancelled" || orderStatus === "cancelled" || isBackwards(orderStatus, to);
    return isAnswered ? [{ kind: "invoice-stays", number: invoice.number }] : [];
  }
  return to === "shipped" || to === "delivered" ? [{ kind: "invoice-issued" }] : [];
}

/** All that happens when an order is moved to another status, money first; nothing where it stands there already. */
export const moveEffects = (order: Facts, to: SettableOrderStatus): MoveEffect[] =>
  order.orderStatus === to
    ? []
    : [...money(order, to), ...stock(order, to), ...parcels(order, to), ...papers(order, to), ...mail(to)];

const told: readonly SettableOrderStatus[] = ["shipped", "delivered", "cancelled"];
const mail = (to: SettableOrderStatus): MoveEffect[] => (told.includes(to) ? [{ kind: "mail" }] : []);

/**
 * Whether a person has to say yes before: to whatever moves money, stock or a seller's parcel, to a delivery, and to every
 * step back.
 */
export const asksFirst = (order: Facts, to: SettableOrderStatus): boolean =>
  to === "delivered" ||
  to === "cancelled" ||
  isBackwards(order.orderStatus, to) ||
  moveEffects(order, to).some(({ kind }) => kind !== "invoice-issued" && kind !== "mail");

/** The next step of an order on its way; null at its end. */
export function nextStep(from: string): SettableOrderStatus | null {
  if (from === "placed") return "processing";
  if (from === "processing") return "shipped";
  return from === "shipped" ? "delivered" : null;
}
