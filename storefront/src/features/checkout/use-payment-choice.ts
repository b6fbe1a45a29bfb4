import { tellsBank } from "@haat/api-contract/coupon/bank-offer";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import { isPincode } from "@haat/api-contract/pincode";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "../../lib/session/session";
import { paymentMethodsQuery } from "../payment/api/payment-methods.queries";
import { planPayment, withoutEmptyWallet } from "../payment/payment-plan";

/** The payment methods available for the total and pincode, the shopper's choice, and the resulting plan. */
export function usePaymentChoice(total: number, pincode: string) {
  const known = isPincode(pincode) ? pincode : undefined;
  const offered = useQuery(paymentMethodsQuery(useSession(), { total, pincode: known }));
  const [choice, setChoice] = useState<PaymentMethod | null>(null);
  const [useWallet, setUseWallet] = useState(false);
  const balance = offered.data?.walletBalance ?? null;
  const methods = withoutEmptyWallet(offered.data?.methods ?? [], balance);
  const plan = planPayment({ total, methods, balance, choice, useWallet });
  return {
    offered,
    methods,
    balance,
    plan,
    /** What an offer goes by: a part from the wallet rules those of banks out. */
    paidBy: plan.fromWallet > 0 && plan.method && tellsBank(plan.method) ? ("wallet" as const) : plan.method,
    /** The open method that bank offers are paid with; null if there is none. */
    bankGateway: methods.find(({ method, problem }) => problem === null && tellsBank(method))?.method ?? null,
    /**
     * Choosing the wallet uses it for the whole total; choosing another method while the wallet pays everything stops
     * using it.
     */
    choose(method: PaymentMethod): void {
      setChoice(method);
      if (plan.method === "wallet" || method === "wallet") setUseWallet(method === "wallet");
    },
    setWalletUse(use: boolean): void {
      setUseWallet(use);
      if (!use && choice === "wallet") setChoice(null);
    },
  };
}
