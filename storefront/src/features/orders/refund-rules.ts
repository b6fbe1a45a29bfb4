import type { Order } from "@haat/api-contract/order/schemas";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../lib/session/session";
import { paymentMethodsQuery } from "../payment/api/payment-methods.queries";

/** What of an order its method pays: everything that the wallet has not. In rupees. */
export const byMethod = ({ finalAmount, payment }: Pick<Order, "finalAmount" | "payment">): number =>
  Math.max(0, Math.round((finalAmount - payment.fromWallet) * 100) / 100);

type Paid = Pick<Order, "paymentMethod" | "paymentStatus" | "finalAmount" | "payment">;

/** Whether something was paid otherwise than by the wallet: its shopper may say where that goes back to. */
export const isPaidBesideWallet = (order: Paid): boolean =>
  (order.paymentStatus === "paid" || order.paymentStatus === "partially_refunded") &&
  order.paymentMethod !== "wallet" &&
  byMethod(order) > 0;

/**
 * Whether a shopper may say where the money of an order goes back to: something was paid beside the wallet, and the
 * wallet is on. Where that can't be learnt nobody is asked, and it goes to where it came from.
 */
export function useRefundChoice(order: Order): "asked" | "not asked" | "loading" {
  const isPaid = isPaidBesideWallet(order);
  const methods = useQuery({ ...paymentMethodsQuery(useSession()), enabled: isPaid });
  if (methods.isLoading) return "loading";
  return isPaid && typeof methods.data?.walletBalance === "number" ? "asked" : "not asked";
}
