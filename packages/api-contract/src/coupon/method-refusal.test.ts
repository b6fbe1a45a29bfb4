import { couponMessages } from "./messages";
import { methodRefusal } from "./method-refusal";

const bankOffer = { bank: "HDFC" as const, methods: ["credit-card" as const] };
const fromBank = couponMessages.orderPaidFromBank("HDFC Bank credit card");

it.each([
  [{ bankOffer: null, isOnlineOnly: false }, "cod", null],
  [{ bankOffer: null, isOnlineOnly: true }, "cod", couponMessages.orderPaidOnline],
  [{ bankOffer: null, isOnlineOnly: true }, "wallet", null],
  [{ bankOffer, isOnlineOnly: false }, "razorpay", null],
  [{ bankOffer, isOnlineOnly: false }, "stripe", fromBank],
  [{ bankOffer, isOnlineOnly: false }, "wallet", fromBank],
  [{ bankOffer, isOnlineOnly: true }, "cod", fromBank],
] as const)("an order with %j paid by %s: %s", (coupon, method, refusal) =>
  expect(methodRefusal(coupon, method)).toBe(refusal),
);
