import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { RefundDestination } from "@haat/api-contract/payment/words";
import type { OrderMoney } from "./order-money";

/** What the wallet pays of an order, in paise, and by which method the rest comes. */
export type Share = { method: PaymentMethod; fromWallet: number };
export const acts = ["cancel", "expiry", "part cancelled by a seller", "return", "twice at once"] as const;
export type WalletCell = Share & { act: (typeof acts)[number]; to: RefundDestination };

/** Of `anOrderOfSellers`, in paise: all of it, its goods without their delivery, and what is left without the potter's part. */
export const order = { total: 56_598, goods: 49_948, withoutPots: 13_000 };

type Where = { gateways: number; wallet: number; cash: number };
export type WalletEnd = {
  stands: OrderMoney["stands"];
  /** Paise that were paid, by whom they came, and paise that went back, by where the money had come from. */
  paid: Where;
  back: Where;
};

const nothing: Where = { gateways: 0, wallet: 0, cash: 0 };

/** The rule: what was paid last goes back first, and never more than is due. */
function backOf({ paid, due }: { paid: Where; due: number }): Where {
  const last = Math.min(paid.gateways + paid.cash, due);
  const wallet = Math.min(paid.wallet, due - last);
  return paid.cash > 0 ? { gateways: 0, wallet, cash: last } : { gateways: last, wallet, cash: 0 };
}

/** Where an order that the wallet pays, wholly or in part, ends. The rest is paid but where the act is expiry. */
export function walletEndOf({ method, fromWallet, act, to }: WalletCell): WalletEnd {
  const rest = order.total - fromWallet;
  const isOnline = method === "razorpay" || method === "stripe";
  const paid: Where = { gateways: isOnline ? rest : 0, wallet: fromWallet, cash: 0 };
  const isPaid = rest === 0 || isOnline;
  switch (act) {
    case "cancel":
      return { stands: ["cancelled", "refunded"], paid, back: { ...paid } };
    case "expiry":
      // Only what is awaited online expires; nobody has paid the rest.
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
      // Cash that does not go to the wallet waits for a person: it has not gone back yet.
      const isAllToPay = to === "source" && back.cash > 0 && back.wallet + back.gateways === 0;
      return { stands: ["returned", isAllToPay ? "paid" : "partially_refunded"], paid: whole, back };
    }
    case "twice at once":
      return { stands: ["pending", isPaid ? "paid" : "pending"], paid, back: nothing };
  }
}
