import { couponMessages } from "./messages";

type Discount = {
  kind: string;
  value: number;
  minGoods: number;
  buyQuantity: number | null;
  getQuantity: number | null;
};

/**
 * What of its goods' price a coupon takes off at most, in percent: of an amount, at its minimum value; of free items, as
 * if all cost the same; of free delivery, nothing.
 */
function largestPercent({ kind, value, minGoods, buyQuantity, getQuantity }: Discount): number {
  if (kind === "free-delivery") return 0;
  if (kind === "percent") return value;
  if (kind === "amount") return (100 * value) / minGoods;
  const [buy, get] = [buyQuantity ?? 0, getQuantity ?? 0];
  return (100 * get) / (buy + get);
}

export type PercentProblem = { field: "value" | "minGoods" | "getQuantity"; message: string };

/**
 * What is wrong with a coupon that takes off more than `maxPercent`; null if it does not.
 *
 * @param message - Of one that is no amount: that needs a minimum order value.
 */
export function overPercent(coupon: Discount, maxPercent: number, message: string): PercentProblem | null {
  if (largestPercent(coupon) <= maxPercent) return null;
  if (coupon.kind !== "amount") return { field: coupon.kind === "buy-get" ? "getQuantity" : "value", message };
  const enough = Math.ceil((100 * coupon.value) / maxPercent);
  return { field: "minGoods", message: couponMessages.amountMinimum(maxPercent, enough) };
}
