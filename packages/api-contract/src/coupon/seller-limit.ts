import type { SellerState } from "../seller/words";
import { couponMessages } from "./messages";
import type { CouponFields } from "./schemas";

/**
 * What of its goods' price a coupon takes off at most, in percent: of an amount, at its minimum value; of free items, as
 * if all cost the same; of free delivery, nothing.
 */
function largestPercent({ kind, value, minGoods, buyQuantity, getQuantity }: CouponFields): number {
  if (kind === "free-delivery") return 0;
  if (kind === "percent") return value;
  if (kind === "amount") return (100 * value) / minGoods;
  const [buy, get] = [buyQuantity ?? 0, getQuantity ?? 0];
  return (100 * get) / (buy + get);
}

type Problem = { field: "value" | "minGoods" | "getQuantity" | "includesSellers"; message: string };

const fieldOf = { percent: "value", amount: "minGoods", "buy-get": "getQuantity", "free-delivery": "value" } as const;

/** What is wrong with a seller's coupon for others' products, or one that takes off more than the shop allows; null: nothing. */
export function sellerCouponProblem(coupon: CouponFields, maxPercent: number): Problem | null {
  if (coupon.includesSellers) return { field: "includesSellers", message: couponMessages.includesSellersForShop };
  if (largestPercent(coupon) <= maxPercent) return null;
  const enough = Math.ceil((100 * coupon.value) / maxPercent);
  return {
    field: fieldOf[coupon.kind],
    message:
      coupon.kind === "amount"
        ? couponMessages.sellerMinimum(maxPercent, enough)
        : couponMessages.overSellerPercent(maxPercent),
  };
}

/** Why a seller can't add or change coupons; null if they can. */
export function sellerRefusal(state: SellerState, maxPercent: number): string | null {
  if (state === "suspended") return couponMessages.sellerSuspended;
  if (state !== "approved") return couponMessages.sellerNotApproved;
  return maxPercent === 0 ? couponMessages.notForSellers : null;
}
