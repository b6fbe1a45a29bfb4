import { orderRupees } from "@haat/ui/format";
import type { Figure } from "../cart/components/order-summary";
import type { PaymentPlan } from "../payment/payment-plan";
import { paymentTexts } from "../payment/texts";

/** What the way to pay adds, as a line above the total. */
export const additionsOf = ({ fee }: PaymentPlan): Figure[] =>
  fee > 0 ? [{ label: paymentTexts.cashFee, amount: orderRupees(fee) }] : [];

/** Who pays what of the total, where the wallet pays some of it. */
export function partsOf({ fromWallet, due, method }: PaymentPlan): Figure[] {
  if (fromWallet === 0) return [];
  const rest = method === "cod" ? paymentTexts.toPayOnDelivery : paymentTexts.toPayNow;
  return [
    { label: paymentTexts.fromWallet, amount: `−${orderRupees(fromWallet)}` },
    { label: rest, amount: orderRupees(due) },
  ];
}
