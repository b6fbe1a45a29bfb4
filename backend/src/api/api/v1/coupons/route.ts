import { defineRoute } from "#http/define-route";
import { guessCoupon, limitCouponsByAddress } from "#http/limit-coupons";
import { readOffer, readOffers } from "#workflows/coupon/read-offers";

export const POST = defineRoute("findCoupons", async ({ auth, body, req, scope }) => {
  const { products: wanted, code, paymentMethod = null, pincode = null } = body;
  const wish = { customerId: auth.id, wanted, paymentMethod, pincode };
  if (!code) return { offers: await readOffers(scope, wish) };
  const read = () => guessCoupon(auth.id, () => readOffer(scope, { ...wish, code }));
  return { offers: [await limitCouponsByAddress(req, read)] };
});
