import { defineRoute } from "#http/define-route";
import { guessCoupon, limitCouponsByAddress } from "#http/limit-coupons";
import { checkCoupon } from "#workflows/coupon/read-offers";

export const POST = defineRoute("checkCoupon", async ({ auth, body, req, scope }) => ({
  offer: await limitCouponsByAddress(req, () =>
    guessCoupon(auth.id, () => checkCoupon(scope, { customerId: auth.id, wanted: body.products, code: body.code })),
  ),
}));
