import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { RefundDestination } from "@haat/api-contract/payment/words";
import type { OrderMoney } from "./order-money";

/** What the wallet pays of an order, in paise, and the method for the rest. */
export type Share = { method: PaymentMethod; fromWallet: number };
export const acts = ["cancel", "expiry", "part cancelled by a seller", "return", "twice at once"] as const;
export type WalletCell = Share & { act: (typeof acts)[number]; to: RefundDestination };

/**
 * Of `anOrderOfSellers`, in paise: the total, the goods without delivery, and the total without the potter's parcel.
 */
export const order = { total: 56_598, goods: 49_948, withoutPots: 13_000 };

type Where = { gateways: number; wallet: number; cash: number };
export type WalletEnd = {
  stands: OrderMoney["stands"];
  /** Paise paid, by method, and paise refunded, by the method of the payment. */
  paid: Where;
  back: Where;
};

const nothing: Where = { gateways: 0, wallet: 0, cash: 0 };

/** The rule: the last payment is refunded first, and never more than is due. */
function backOf({ paid, due }: { paid: Where; due: number }): Where {
  const last = Math.min(paid.gateways + paid.cash, due);
  const wallet = Math.min(paid.wallet, due - last);
  return paid.cash > 0 ? { gateways: 0, wallet, cash: last } : { gateways: last, wallet, cash: 0 };
}

/** The outcome of an order paid wholly or partly by wallet. The rest is paid, except if the act is expiry. */
export function walletEndOf({ method, fromWallet, act, to }: WalletCell): WalletEnd {
  const rest = order.total - fromWallet;
  const isOnline = method === "razorpay" || method === "stripe";
  const paid: Where = { gateways: isOnline ? rest : 0, wallet: fromWallet, cash: 0 };
  const isPaid = rest === 0 || isOnline;
  switch (act) {
    case "cancel":
      return { stands: ["cancelled", "refunded"], paid, back: { ...paid } };
    case "expiry":
      // Only online payments expire; the rest was never paid.
      return isOnline
        ? {
            stands: ["cancelled", "refunded"],
            paid: { ...paid, gateways: 0 },
            back: { ...nothing, wallet: fromWallet },
          }
        : { stands: ["pending", isPaid ? "paid" : "pending"], paid, back: nothing };
    case "part cancelled by a seller": {
      const due = Math.max(0, paid.gateways + paid.wallet - order.withoutPots);
      const isCovered = paid.gateways + paid.wallet >= order.withoutPots;
      return { stands: ["pending", isCovered ? "paid" : "pending"], paid, back: backOf({ paid, due }) };
    }
    case "return": {
      const whole = method === "cod" ? { ...paid, cash: rest } : paid;
      const back = backOf({ paid: whole, due: order.goods });
      // Cash not refunded to the wallet waits for a person: it is not refunded yet.
      const isAllToPay = to === "source" && back.cash > 0 && back.wallet + back.gateways === 0;
      return { stands: ["returned", isAllToPay ? "paid" : "partially_refunded"], paid: whole, back };
    }
    case "twice at once":
      return { stands: ["pending", isPaid ? "paid" : "pending"], paid, back: nothing };
  }
}
