import { type SellerState, sellingRefusal } from "../seller/words";
import { couponMessages } from "./messages";
import { overPercent, type PercentProblem } from "./percent-limit";
import type { CouponFields } from "./schemas";

type Field = "includesSellers" | "freeProductIds" | "bank" | "customerGroupIds";
type Problem = PercentProblem | { field: Field; message: string };

/**
 * What is wrong with a seller's coupon for others' products, for free ones whose worth has no limit, for a bank, for the shop's
 * customer groups, or one that takes off more than the shop allows; null: nothing.
 */
export function sellerCouponProblem(coupon: CouponFields, maxPercent: number): Problem | null {
  if (coupon.includesSellers) return { field: "includesSellers", message: couponMessages.includesSellersForShop };
  if (coupon.freeProductIds) return { field: "freeProductIds", message: couponMessages.freeProductsOfShop };
  if (coupon.bank) return { field: "bank", message: couponMessages.bankForShop };
  if (coupon.customerGroupIds) return { field: "customerGroupIds", message: couponMessages.groupsOfShop };
  return overPercent(coupon, maxPercent, couponMessages.overSellerPercent(maxPercent));
}

/** Why a seller can't add or change coupons; null if they can. */
export function sellerRefusal(state: SellerState, maxPercent: number): string | null {
  return sellingRefusal(state, couponMessages) ?? (maxPercent === 0 ? couponMessages.notForSellers : null);
}
