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

const byHand = (amount: string) =>
  `becomes a task under Refunds: ${amount} is refunded once somebody has paid it and recorded that. The customer is asked where to send it.`;

const refundTexts: Record<PaymentMethod, (amount: string) => string> = {
  cod: (amount) => `What was paid in cash ${byHand(amount)}`,
  razorpay: (amount) => `${amount} goes back by Razorpay, unless the customer has chosen the wallet.`,
  stripe: (amount) => `${amount} goes back by Stripe, unless the customer has chosen the wallet.`,
  wallet: (amount) => `${amount} goes back to the customer's wallet.`,
};

/** One thing that a change of an order's status does, in a whole sentence. */
export function effectText(effect: MoveEffect): string {
  switch (effect.kind) {
    case "refund":
      return effect.method
        ? refundTexts[effect.method](orderRupees(effect.amount))
        : `What was paid ${byHand(orderRupees(effect.amount))}`;
    case "nothing-to-refund":
      return "Nothing was collected, so nothing is refunded.";
    case "refund-waits":
      return `${orderRupees(effect.amount)} of before still waits under Refunds to be paid back.`;
    case "return-stays":
      return `The ${orderRupees(effect.amount)} of its return stay given back, and so do the goods.`;
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
    case "credit-note":
      return "A credit note takes back what the invoice says.";
    case "invoice-issued":
      return "The tax invoice is issued.";
    case "mail":
      return "The customer is told by message.";
  }
}
