import { couponMessages } from "@haat/api-contract/coupon/messages";
import { defineRoute } from "#http/define-route";
import { changeCoupon, removeCoupon } from "#workflows/coupon/change-coupon";

export const PUT = defineRoute("updateCoupon", async ({ auth, params, body, scope }) => {
  const { version, ...fields } = body;
  const coupon = await changeCoupon(scope, { id: params.id, actorId: auth.id, sellerId: null, version, fields });
  return { message: couponMessages.saved, coupon };
});

export const DELETE = defineRoute("deleteCoupon", async ({ auth, params, scope }) => {
  await removeCoupon(scope, { id: params.id, actorId: auth.id, sellerId: null });
  return { message: couponMessages.deleted };
});
