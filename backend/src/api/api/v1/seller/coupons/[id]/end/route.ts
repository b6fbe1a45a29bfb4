import { couponMessages } from "@haat/api-contract/coupon/messages";
import { defineRoute } from "#http/define-route";
import { endCoupon } from "#workflows/coupon/change-coupon";

export const POST = defineRoute("endSellerCoupon", async ({ auth, params, body, scope }) => {
  const { id } = params;
  const coupon = await endCoupon(scope, { id, actorId: auth.id, sellerId: auth.id, version: body.version });
  return { message: couponMessages.ended, coupon };
});
