import { type BankOffer, bankOfferText, tellsBank } from "@haat/api-contract/coupon/bank-offer";
import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { PaidFrom } from "#gateways/gateway";
import type { OrderMoney } from "./read-money";

/** Whether a payment came from the bank that an order's offer asks for. */
export const isFromBank = (offer: BankOffer | null, paidFrom: PaidFrom | null): boolean =>
  offer === null || (paidFrom !== null && paidFrom.bank === offer.bank && offer.methods.includes(paidFrom.method));

/** Why an order's coupon rules a payment method out; null if it does not. */
export function methodRefusal(
  { bankOffer, isOnlineOnly }: Pick<OrderMoney, "bankOffer" | "isOnlineOnly">,
  method: PaymentMethod,
): string | null {
  if (bankOffer && !tellsBank(method)) return couponMessages.orderPaidFromBank(bankOfferText(bankOffer));
  return isOnlineOnly && method === "cod" ? couponMessages.orderPaidOnline : null;
}
