import { couponMessages } from "@haat/api-contract/coupon/messages";
import { defineRoute } from "#http/define-route";
import { COUPON_MODULE } from "#modules/coupon/index";
import type { CouponService } from "#modules/coupon/service";
import { addCoupon } from "#workflows/coupon/change-coupon";
import { maxSellerCouponPercent } from "#workflows/coupon/check-seller-coupon";

export const GET = defineRoute("listSellerCoupons", async ({ auth, query, scope }) => {
  const list = scope.resolve<CouponService>(COUPON_MODULE).list(query, auth.id);
  const [{ rows: coupons, ...page }, maxPercent] = await Promise.all([list, maxSellerCouponPercent(scope)]);
  return { coupons, ...page, maxPercent };
});

export const POST = defineRoute("addSellerCoupon", async ({ auth, body, scope }) => {
  const { version, ...fields } = body;
  const coupon = await addCoupon(scope, { actorId: auth.id, sellerId: auth.id, fields });
  return { message: couponMessages.saved, coupon };
});
