import type { MoveEffect } from "@haat/api-contract/order/move-effects";
import type { PaymentMethod, SettableOrderStatus } from "@haat/api-contract/order/words";
import { orderRupees } from "@haat/ui/format";
import { methodLabels } from "./order-words";

/** What the button says that moves an order on. */
export const stepLabels: Partial<Record<SettableOrderStatus, string>> = {
  processing: "Accept",
  shipped: "Mark shipped",
  delivered: "Delivered",
};

const pieces = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);

const refundWays: Record<PaymentMethod, string> = {
  cod: "It was paid in cash, so somebody has to pay it back.",
  razorpay: "Razorpay sends it back.",
  stripe: "Stripe sends it back.",
  wallet: "It goes to the customer's wallet.",
};

/** One thing that a change of an order's status does, in a whole sentence. */
export function effectText(effect: MoveEffect): string {
  switch (effect.kind) {
    case "refund":
      return [
        `${orderRupees(effect.amount)} is refunded, unless the customer has chosen another way.`,
        ...(effect.method ? [refundWays[effect.method]] : []),
      ].join(" ");
    case "nothing-to-refund":
      return "Nothing was collected, so nothing is refunded.";
    case "payment-stays":
      return `The payment of ${orderRupees(effect.amount)} stays collected until it is refunded.`;
    case "cash-collected":
      return `${orderRupees(effect.amount)} in cash counts as collected.`;
    case "payment-awaited":
      return `${orderRupees(effect.amount)} is to be paid again (${methodLabels[effect.method]}).`;
    case "stock-returns":
      return `${pieces(effect.pieces)} ${effect.pieces === 1 ? "goes" : "go"} back into stock.`;
    case "stock-taken":
      return `${pieces(effect.pieces)} ${effect.pieces === 1 ? "is" : "are"} taken from stock again, if still there.`;
    case "parcels-moved":
      return `The parcels of these sellers move along: ${effect.sellers.join(", ")}.`;
    case "invoice-stays":
      return `The tax invoice ${effect.number} stays as it was issued.`;
    case "invoice-issued":
      return "The tax invoice is issued.";
    case "mail":
      return "The customer is told by message.";
  }
}
