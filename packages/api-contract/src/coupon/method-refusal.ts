import type { PaymentMethod } from "../order/words";
import { type BankOffer, bankOfferText, tellsBank } from "./bank-offer";
import { couponMessages } from "./messages";

/** Why the coupon of a placed order rules a payment method out; null if it does not. */
export function methodRefusal(
  { bankOffer, isOnlineOnly }: { bankOffer: BankOffer | null; isOnlineOnly: boolean },
  method: PaymentMethod,
): string | null {
  if (bankOffer && !tellsBank(method)) return couponMessages.orderPaidFromBank(bankOfferText(bankOffer));
  return isOnlineOnly && method === "cod" ? couponMessages.orderPaidOnline : null;
}
