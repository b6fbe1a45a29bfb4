import type { Order } from "@haat/api-contract/order/schemas";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../lib/session/session";
import { paymentMethodsQuery } from "../payment/api/payment-methods.queries";

/** The amount that the payment method pays: everything that the wallet does not. In rupees. */
export const byMethod = ({ finalAmount, payment }: Pick<Order, "finalAmount" | "payment">): number =>
  Math.max(0, Math.round((finalAmount - payment.fromWallet) * 100) / 100);

type Paid = Pick<Order, "paymentMethod" | "paymentStatus" | "finalAmount" | "payment">;

/** Whether anything was paid by another method than the wallet: the shopper may choose where that is refunded to. */
export const isPaidBesideWallet = (order: Paid): boolean =>
  (order.paymentStatus === "paid" || order.paymentStatus === "partially_refunded") &&
  order.paymentMethod !== "wallet" &&
  byMethod(order) > 0;

/**
 * Whether the shopper may choose where an order is refunded to: something was paid by another method than the wallet,
 * and the wallet is enabled. If the latter can't be loaded the shopper is not asked, and the money goes back to its
 * source.
 */
export function useRefundChoice(order: Order): "asked" | "not asked" | "loading" {
  const isPaid = isPaidBesideWallet(order);
  const methods = useQuery({ ...paymentMethodsQuery(useSession()), enabled: isPaid });
  if (methods.isLoading) return "loading";
  return isPaid && typeof methods.data?.walletBalance === "number" ? "asked" : "not asked";
}
