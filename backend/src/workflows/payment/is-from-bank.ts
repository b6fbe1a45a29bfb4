import type { BankOffer } from "@haat/api-contract/coupon/bank-offer";
import type { PaidFrom } from "#gateways/gateway";

/** Whether a payment came from the bank that an order's offer asks for. `paidFrom`: as its gateway told. */
export const isFromBank = (offer: BankOffer | null, paidFrom: PaidFrom | null): boolean =>
  offer === null || (paidFrom !== null && paidFrom.bank === offer.bank && offer.methods.includes(paidFrom.method));
