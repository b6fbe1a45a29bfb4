import { commissionGstPercent } from "@haat/api-contract/seller-earnings/words";

/** A line of a parcel, in whole paise. */
export type LineSold = {
  /** What the shopper pays for the goods, including GST. */
  paid: number;
  /** What the shop pays of the goods besides, by its coupon. */
  shopCoupon?: number;
  /** What the shopper pays for the delivery, if it is recorded on this line. */
  delivery: number;
  /** As agreed when the order was placed; at most two decimals. */
  commissionPercent: number;
  /** What was refunded to the shopper for the goods, at most what was paid. */
  refunded: number;
};

/** `paid` and `refunded` with the shop's coupon. */
export type LineEarned = Omit<LineSold, "shopCoupon"> & {
  commission: number;
  /** GST on the commission. */
  commissionGst: number;
  /** The seller's share of the refund. */
  refundShare: number;
  net: number;
};

/**
 * What a seller earns with a line. The shop keeps its commission on the goods and the GST on that; delivery is the
 * seller's without commission. A refund reverses the commission, its GST and what the shop paid in proportion, so that for a line returned
 * completely the seller keeps and owes nothing but its delivery. A cancelled part of an order has no earnings at all,
 * and is not covered here. `haat_earned_line` is the same in SQL.
 */
export function earnLine({ shopCoupon = 0, ...line }: LineSold): LineEarned {
  const paid = line.paid + shopCoupon;
  const commission = share(paid, Math.round(line.commissionPercent * 100), 10_000);
  const commissionGst = share(commission, commissionGstPercent, 100);
  const kept = share(commission, line.refunded, line.paid) + share(commissionGst, line.refunded, line.paid);
  const refunded = share(paid, line.refunded, line.paid);
  const refundShare = refunded - kept;
  const net = paid + line.delivery - commission - commissionGst - refundShare;
  return { ...line, paid, refunded, commission, commissionGst, refundShare, net };
}

/**
 * A share of an amount, both whole, half a paisa rounded up. Reimplemented on purpose: a test that uses the shop's own
 * proves nothing.
 */
const share = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
