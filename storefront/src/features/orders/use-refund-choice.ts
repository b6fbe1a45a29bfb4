import type { Order } from "@haat/api-contract/order/schemas";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../lib/session/use-session";
import { paymentMethodsQuery } from "../payment/api/payment-methods.queries";
import { isPaidBesideWallet } from "./refund-rules";

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
