import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import { type MoveEffect, moveEffects } from "@haat/api-contract/order/move-effects";
import type { PaymentMethod, SettableOrderStatus } from "@haat/api-contract/order/words";
import { isGateway } from "@haat/api-contract/payment/words";
import { methodTitle } from "@haat/api-contract/payment-setup/words";
import { orderRupees } from "@haat/ui/format";
import type { OrderDetail } from "./orders.queries";

/** Button label of each status change. */
export const stepLabels: Partial<Record<SettableOrderStatus, string>> = {
  processing: "Accept",
  shipped: "Mark as shipped",
  delivered: "Mark as delivered",
};

const items = (count: number) => (count === 1 ? "1 item is" : `${count} items are`);

const manualRefund = (amount: string) =>
  `${amount} has to be refunded manually: it is added to Refunds, and the customer is asked where to send it.`;

function refundText(method: PaymentMethod, amount: string): string {
  if (isGateway(method))
    return `${amount} is refunded through ${gatewayTitle(method)}, unless the customer has chosen the wallet.`;
  return method === "cod" ? manualRefund(amount) : `${amount} is refunded to the customer's wallet.`;
}

/** An effect of a status change, as a sentence. */
export function effectText(effect: MoveEffect): string {
  switch (effect.kind) {
    case "refund":
      return effect.method
        ? refundText(effect.method, orderRupees(effect.amount))
        : manualRefund(orderRupees(effect.amount));
    case "nothing-to-refund":
      return "Nothing was collected, so nothing is refunded.";
    case "refund-waits":
      return `An earlier refund of ${orderRupees(effect.amount)} still has to be paid under Refunds.`;
    case "return-stays":
      return `The return stays as it is: ${orderRupees(effect.amount)} refunded and its items received.`;
    case "payment-stays":
      return `The payment of ${orderRupees(effect.amount)} stays collected until it is refunded.`;
    case "cash-collected":
      return `${orderRupees(effect.amount)} in cash is recorded as collected.`;
    case "payment-awaited":
      return `${orderRupees(effect.amount)} is due again (${methodTitle(effect.method)}).`;
    case "stock-returns":
      return `${items(effect.pieces)} returned to stock.`;
    case "stock-taken":
      return `${items(effect.pieces)} taken from stock again, if available.`;
    case "parcels-moved":
      return `Parcels of these sellers change as well: ${effect.sellers.join(", ")}.`;
    case "invoice-stays":
      return `Tax invoice ${effect.number} stays as issued.`;
    case "credit-note":
      return "A credit note is issued for the invoice.";
    case "invoice-issued":
      return "The tax invoice is issued.";
    case "mail":
      return "The customer is notified.";
  }
}

/** The effects of marking a seller's parcel as delivered, as sentences; money first. */
export function deliveryTexts(order: OrderDetail, parcelId: string): string[] {
  const isOver = (status: string) => status === "delivered" || status === "cancelled";
  const isLast = order.parcels.every(({ _id, status }) => _id === parcelId || isOver(status));
  const effects = moveEffects(order, "delivered");
  const collected = effects.find((effect) => effect.kind === "cash-collected");
  const money = () => {
    if (!collected) return "No cash is due for this order.";
    if (!isLast) return "Cash is recorded as collected when the order's last parcel is delivered.";
    return `This is the order's last parcel: ${orderRupees(collected.amount)} in cash is recorded as collected and the order as paid.`;
  };
  const payout =
    order.paymentMethod === "cod"
      ? "The seller is paid later, once all holds end and the courier's cash is recorded as received."
      : "The seller is paid later, once all holds end.";
  return [
    money(),
    payout,
    ...(isLast && effects.some(({ kind }) => kind === "invoice-issued") ? ["The tax invoice is issued."] : []),
    "The customer and the seller are notified.",
  ];
}
