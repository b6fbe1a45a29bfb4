import type { Order } from "@haat/api-contract/order/schemas";

/** What of an order its method pays: everything that the wallet has not. In rupees. */
export const byMethod = ({ finalAmount, payment }: Pick<Order, "finalAmount" | "payment">): number =>
  Math.max(0, Math.round((finalAmount - payment.fromWallet) * 100) / 100);

type Paid = Pick<Order, "paymentMethod" | "paymentStatus" | "finalAmount" | "payment">;

/** Whether something was paid otherwise than by the wallet: its shopper may say where that goes back to. */
export const isPaidBesideWallet = (order: Paid): boolean =>
  (order.paymentStatus === "paid" || order.paymentStatus === "partially_refunded") &&
  order.paymentMethod !== "wallet" &&
  byMethod(order) > 0;
