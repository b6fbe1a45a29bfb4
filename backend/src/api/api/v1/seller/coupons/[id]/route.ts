import { couponMessages } from "@haat/api-contract/coupon/messages";
import { defineRoute } from "#http/define-route";
import { changeCoupon, removeCoupon } from "#workflows/coupon/change-coupon";

export const PUT = defineRoute("updateSellerCoupon", async ({ auth, params, body, scope }) => {
  const { version, ...fields } = body;
  const coupon = await changeCoupon(scope, { id: params.id, actorId: auth.id, sellerId: auth.id, version, fields });
  return { message: couponMessages.saved, coupon };
});

export const DELETE = defineRoute("deleteSellerCoupon", async ({ auth, params, scope }) => {
  await removeCoupon(scope, { id: params.id, actorId: auth.id, sellerId: auth.id });
  return { message: couponMessages.deleted };
});
