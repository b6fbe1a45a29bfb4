import { commissionGstPercent } from "@haat/api-contract/seller-earnings/words";

/** Whole paise: the shop's commission on a sale, and the GST on it. */
export type Commission = { commission: number; commissionGst: number };

/** The commission on goods that a seller sold for `goods` paise. `percent` has at most two decimals. */
export function commissionOn(goods: number, percent: number): Commission {
  const commission = shareOf(goods, Math.round(percent * 100), 10_000);
  return { commission, commissionGst: shareOf(commission, commissionGstPercent, 100) };
}

/**
 * The commission that the shop gives back if `refunded` of the `goods` went back to the shopper: its share of what the
 * seller is not paid for.
 */
export const commissionBack = (
  goods: number,
  { commission, commissionGst }: Commission,
  refunded: number,
): Commission => ({
  commission: shareOf(commission, refunded, goods),
  commissionGst: shareOf(commissionGst, refunded, goods),
});

/** A share of an amount, both whole, half a paisa rounded up. BigInt keeps it exact. */
const shareOf = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
