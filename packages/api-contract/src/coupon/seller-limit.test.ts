import { couponMessages } from "./messages";
import { type CouponFields, saveCouponBodySchema } from "./schemas";
import { sellerCouponProblem, sellerRefusal } from "./seller-limit";

const coupon = (fields: Partial<CouponFields>): CouponFields =>
  saveCouponBodySchema.parse({
    code: "POTS10",
    title: "10 % off pots",
    kind: "percent",
    value: 10,
    startsAt: "2026-11-29T00:00:00Z",
    endsAt: "2026-11-30T00:00:00Z",
    ...fields,
  });

describe("a seller's coupon", () => {
  it.each([
    { kind: "percent", value: 40 },
    { kind: "amount", value: 40, minGoods: 100 },
    { kind: "buy-get", value: 0, buyQuantity: 3, getQuantity: 2 },
    { kind: "free-delivery", value: 0 },
  ] as const)("may take off what the shop allows: %j", (fields) => {
    expect(sellerCouponProblem(coupon(fields), 40)).toBe(null);
  });

  it.each([
    [{ kind: "percent", value: 41 }, "value", couponMessages.overSellerPercent(40)],
    [{ kind: "amount", value: 40 }, "minGoods", couponMessages.amountMinimum(40, 100)],
    [{ kind: "amount", value: 40.5, minGoods: 101 }, "minGoods", couponMessages.amountMinimum(40, 102)],
    [
      { kind: "buy-get", value: 0, buyQuantity: 1, getQuantity: 1 },
      "getQuantity",
      couponMessages.overSellerPercent(40),
    ],
  ] as const)("is refused beyond it, at the field to change: %j", (fields, field, message) => {
    expect(sellerCouponProblem(coupon(fields), 40)).toEqual({ field, message });
  });

  it("is for everybody: customer groups are the shop's", () => {
    const problem = { field: "customerGroupIds", message: couponMessages.groupsOfShop };
    expect(sellerCouponProblem(coupon({ customerGroupIds: ["cusgroup_1"] }), 40)).toEqual(problem);
    for (const none of [[], null, undefined])
      expect(sellerCouponProblem(coupon({ customerGroupIds: none }), 40)).toBe(null);
  });
});

it("coupons are for approved sellers, while the shop allows them", () => {
  expect(sellerRefusal("approved", 1)).toBe(null);
  expect(sellerRefusal("approved", 0)).toBe(couponMessages.notForSellers);
  expect(sellerRefusal("suspended", 50)).toBe(couponMessages.sellerSuspended);
  expect(sellerRefusal("waiting", 50)).toBe(couponMessages.sellerNotApproved);
});
