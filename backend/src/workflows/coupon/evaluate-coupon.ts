import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { StandingCoupon } from "#modules/coupon/coupon-uses";
import { byWorth } from "#money/order-lines";
import { shareOut } from "#money/share-out";

/** A line of an order: what its goods cost, in whole paise. */
export type CouponLine = { productId: string; goods: number };

/**
 * What a coupon takes off, in all and of each line; nothing if there is a `problem`. `missing`: what its goods must cost
 * more, if that is the problem. Whole paise.
 */
export type CouponEvaluation = { discount: number; shares: number[]; problem: string | null; missing: number | null };

/** What an order costs at least: no gateway takes a payment of nothing. */
const minPaise = 100;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/**
 * What a coupon takes off the lines of an order: a percentage, rounded to the paisa, or an amount, of the goods it is for,
 * shared among their lines by what they cost.
 */
export function evaluateCoupon(coupon: StandingCoupon, lines: readonly CouponLine[]): CouponEvaluation {
  const worths = lines.map(({ productId, goods }) => (coupon.productIds.includes(productId) ? goods : 0));
  const discount = discountOf(coupon, sum(worths), sum(lines.map(({ goods }) => goods)));
  const problem = problemOf(coupon, sum(worths), discount);
  if (problem) return { discount: 0, shares: lines.map(() => 0), missing: null, ...problem };
  return { discount, shares: shareOut(byWorth(worths), discount), problem: null, missing: null };
}

function discountOf({ kind, value, maxDiscount }: StandingCoupon, worth: number, allGoods: number): number {
  const wanted = kind === "percent" ? Math.round((worth * value) / 100) : value;
  return Math.max(0, Math.min(wanted, maxDiscount ?? wanted, worth, allGoods - minPaise));
}

type Problem = { problem: string; missing?: number };

/** Why a coupon does not apply, in words for its shopper; null if it does. */
function problemOf(coupon: StandingCoupon, worth: number, discount: number): Problem | null {
  const { isRunning, firstOrderOnly, hasOrdered, uses, maxUses, ownUses, maxUsesPerShopper, given, budget } = coupon;
  if (!isRunning) return { problem: couponMessages.invalid };
  if (maxUsesPerShopper !== null && ownUses >= maxUsesPerShopper) return { problem: couponMessages.usedByYou };
  if (firstOrderOnly && hasOrdered) return { problem: couponMessages.firstOrderOnly };
  if (maxUses !== null && uses >= maxUses) return { problem: couponMessages.usedUp };
  if (coupon.productIds.length === 0) return { problem: couponMessages.notTheseGoods };
  const missing = coupon.minGoods - worth;
  if (missing > 0) return { problem: couponMessages.addMore(missing / 100), missing };
  if (budget !== null && given + discount > budget) return { problem: couponMessages.usedUp };
  return discount > 0 ? null : { problem: couponMessages.nothingOff };
}
