import { loginMessages } from "@haat/api-contract/login/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { guessCoupon, limitCouponsByAddress } from "#http/limit-coupons";
import { readOffer, readOffers } from "#workflows/coupon/read-offers";

export const POST = defineRoute("findCoupons", async ({ auth, body, req, scope }) => {
  const { products: wanted, code } = body;
  const customerId = auth?.id ?? null;
  if (!code) return { offers: await readOffers(scope, { customerId, wanted }) };
  if (customerId === null) throw new ApiError(401, loginMessages.tokenMissing);
  const read = () => guessCoupon(customerId, () => readOffer(scope, { customerId, wanted, code }));
  return { offers: [await limitCouponsByAddress(req, read)] };
});
