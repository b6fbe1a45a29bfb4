import { defineRoute } from "#http/define-route";
import { readCouponOffers } from "#workflows/coupon/read-offers";

export const POST = defineRoute("listCouponOffers", async ({ auth, body, scope }) => ({
  offers: await readCouponOffers(scope, { customerId: auth.id, wanted: body.products }),
}));
