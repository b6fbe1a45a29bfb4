import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { StandingCoupon } from "#modules/coupon/coupon-uses";
import fc from "../../../test/support/draws";
import { evaluateCoupon } from "./evaluate-coupon";

const coupon: StandingCoupon = {
  id: "coup_1",
  code: "TEN",
  title: "Ten percent",
  kind: "percent",
  value: 10,
  maxDiscount: null,
  minGoods: 0,
  maxUses: null,
  maxUsesPerShopper: null,
  budget: null,
  firstOrderOnly: false,
  isRunning: true,
  uses: 0,
  ownUses: 0,
  given: 0,
  hasOrdered: false,
  productIds: ["lamp", "rug"],
};
const lines = [
  { productId: "lamp", goods: 10_000 },
  { productId: "sari", goods: 50_000 },
  { productId: "rug", goods: 5_005 },
];
const evaluate = (changes: Partial<StandingCoupon>) => evaluateCoupon({ ...coupon, ...changes }, lines);

it("takes a percentage of its own goods, shared by what they cost", () => {
  expect(evaluate({})).toEqual({ discount: 1501, shares: [1000, 0, 501], problem: null, missing: null });
});

it.each([
  ["at most the maximum", { maxDiscount: 700 }, 700],
  ["at most what its goods cost", { kind: "amount" as const, value: 20_000 }, 15_005],
  ["an amount as it is", { kind: "amount" as const, value: 9_999 }, 9_999],
  ["what is left of the budget exactly", { budget: 2_000, given: 499 }, 1501],
])("takes %s", (_what, changes, discount) => {
  expect(evaluate(changes)).toMatchObject({ discount, problem: null });
});

it.each<[Partial<StandingCoupon>, string]>([
  [{ isRunning: false }, couponMessages.invalid],
  [{ maxUsesPerShopper: 2, ownUses: 2 }, couponMessages.usedByYou],
  [{ firstOrderOnly: true, hasOrdered: true }, couponMessages.firstOrderOnly],
  [{ maxUses: 5, uses: 5 }, couponMessages.usedUp],
  [{ budget: 2_000, given: 500 }, couponMessages.usedUp],
  [{ productIds: [] }, couponMessages.notTheseGoods],
  [{ minGoods: 15_006 }, couponMessages.addMore(0.01)],
])("takes nothing and says why: %j", (changes, problem) => {
  expect(evaluate(changes)).toMatchObject({ discount: 0, shares: [0, 0, 0], problem });
});

it("says what is missing to its minimum", () => {
  expect(evaluate({ minGoods: 20_000 }).missing).toBe(4_995);
  expect(evaluate({ minGoods: 20_000, ownUses: 1, maxUsesPerShopper: 1 }).missing).toBe(null);
});

it("an order of its goods alone still costs a rupee", () => {
  const wish = { ...coupon, kind: "amount" as const, value: 99_999 };
  expect(evaluateCoupon(wish, [{ productId: "lamp", goods: 4_000 }]).discount).toBe(3_900);
  expect(evaluateCoupon(wish, [{ productId: "lamp", goods: 100 }]).problem).toBe(couponMessages.nothingOff);
});

it("shares add up to the discount, and none exceeds its line", () => {
  const line = fc.record({ productId: fc.constantFrom("lamp", "rug", "sari"), goods: fc.nat(1_000_000) });
  const rules = fc.record({
    kind: fc.constantFrom("percent" as const, "amount" as const),
    value: fc.integer({ min: 1, max: 90 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), rules, fc.nat(2_000_000), (some, rule, max) => {
      const { discount, shares } = evaluateCoupon({ ...coupon, ...rule, maxDiscount: max }, some);
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(discount);
      for (const [at, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(some[at]?.productId === "sari" ? 0 : (some[at]?.goods ?? 0));
      }
    }),
  );
});
