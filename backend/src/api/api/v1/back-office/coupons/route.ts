import { couponMessages } from "@haat/api-contract/coupon/messages";
import { defineRoute } from "#http/define-route";
import { COUPON_MODULE } from "#modules/coupon/index";
import type { CouponService } from "#modules/coupon/service";
import { addCoupon } from "#workflows/coupon/change-coupon";

export const GET = defineRoute("listCoupons", async ({ query, scope }) => {
  const { rows: coupons, ...page } = await scope.resolve<CouponService>(COUPON_MODULE).list(query, null);
  return { coupons, ...page };
});

export const POST = defineRoute("addCoupon", async ({ auth, body, scope }) => {
  const { version, ...fields } = body;
  const coupon = await addCoupon(scope, { actorId: auth.id, sellerId: null, fields });
  return { message: couponMessages.saved, coupon };
});
