import { couponSum, type UsedCoupon } from "@haat/api-contract/coupon/words";
import { orderRupees } from "@haat/ui/format";
import { couponTexts } from "./texts";

/** The row of an order's sums that shows what a coupon takes off; none without one. */
export const couponFigures = (coupon: UsedCoupon | null): { label: string; amount: string }[] =>
  coupon ? [{ label: couponTexts.row(coupon.code), amount: `−${orderRupees(couponSum(coupon))}` }] : [];
