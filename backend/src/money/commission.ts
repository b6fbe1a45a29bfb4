import { commissionGstPercent } from "@haat/api-contract/seller-earnings/words";

/** Whole paise: what the shop keeps of a sale, and the GST on that. */
export type Commission = { commission: number; commissionGst: number };

/** What the shop keeps of goods that cost `goods` paise. `percent` has at most two decimals. */
export function commissionOn(goods: number, percent: number): Commission {
  const commission = shareOf(goods, Math.round(percent * 100), 10_000);
  return { commission, commissionGst: shareOf(commission, commissionGstPercent, 100) };
}

/**
 * What the shop gives back of its commission where `refunded` of the `goods` went back to the shopper: the part that the
 * seller was not paid for.
 */
export const commissionBack = (
  goods: number,
  { commission, commissionGst }: Commission,
  refunded: number,
): Commission => ({
  commission: shareOf(commission, refunded, goods),
  commissionGst: shareOf(commissionGst, refunded, goods),
});

/** A share of an amount, both whole, half a paisa rounded up; by big integers, so that nothing is lost on the way. */
const shareOf = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
