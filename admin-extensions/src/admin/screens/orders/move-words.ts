import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import { type MoveEffect, moveEffects } from "@haat/api-contract/order/move-effects";
import type { PaymentMethod, SettableOrderStatus } from "@haat/api-contract/order/words";
import { isGateway } from "@haat/api-contract/payment/words";
import { methodTitle } from "@haat/api-contract/payment-setup/words";
import { orderRupees } from "@haat/ui/format";
import type { OrderDetail } from "./orders.queries";

/** What the button says that moves an order on. */
export const stepLabels: Partial<Record<SettableOrderStatus, string>> = {
  processing: "Accept",
  shipped: "Mark shipped",
  delivered: "Delivered",
};

const pieces = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);

const byHand = (amount: string) =>
  `becomes a task under Refunds: ${amount} is refunded once somebody has paid it and recorded that. The customer is asked where to send it.`;

function refundText(method: PaymentMethod, amount: string): string {
  if (isGateway(method))
    return `${amount} goes back by ${gatewayTitle(method)}, unless the customer has chosen the wallet.`;
  return method === "cod" ? `What was paid in cash ${byHand(amount)}` : `${amount} goes back to the customer's wallet.`;
}

/** One thing that a change of an order's status does, in a whole sentence. */
export function effectText(effect: MoveEffect): string {
  switch (effect.kind) {
    case "refund":
      return effect.method
        ? refundText(effect.method, orderRupees(effect.amount))
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
      return `${orderRupees(effect.amount)} is to be paid again (${methodTitle(effect.method)}).`;
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

/** What it does, and does not, that staff say a seller's parcel has arrived; money first, in whole sentences. */
export function deliveryTexts(order: OrderDetail, parcelId: string): string[] {
  const isOver = (status: string) => status === "delivered" || status === "cancelled";
  const isLast = order.parcels.every(({ _id, status }) => _id === parcelId || isOver(status));
  const effects = moveEffects(order, "delivered");
  const collected = effects.find((effect) => effect.kind === "cash-collected");
  const money = () => {
    if (!collected) return "No money is collected: the order awaits no cash.";
    if (!isLast) return "No cash counts as collected yet: that happens with the order's last parcel.";
    return `This is the order's last parcel: its ${orderRupees(collected.amount)} in cash count as collected from the customer, and the order as paid.`;
  };
  const payout = order.paymentMethod === "cod" ? " and its cash is recorded as received from the courier" : "";
  return [
    money(),
    `Nothing is paid to the seller now: that waits until the holds are over${payout}.`,
    ...(isLast && effects.some(({ kind }) => kind === "invoice-issued") ? ["The tax invoice is issued."] : []),
    "The shopper and the seller are told.",
  ];
}
