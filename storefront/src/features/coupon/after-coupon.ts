import { couponSum, type UsedCoupon } from "@haat/api-contract/coupon/words";

/**
 * A total less what a coupon takes off, in rupees. Apart from the cart's totals, which every page loads: the schemas of
 * coupons would add 17 kB to it.
 */
export const afterCoupon = (total: number, coupon: UsedCoupon | null): number =>
  Math.max(0, Math.round((total - couponSum(coupon)) * 100) / 100);
