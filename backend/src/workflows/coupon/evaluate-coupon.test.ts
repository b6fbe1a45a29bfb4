import { couponMessages } from "@haat/api-contract/coupon/messages";
import type { StandingCoupon } from "#modules/coupon/coupon-uses";
import fc from "../../../test/support/draws";
import { type CouponLine, type CouponOrder, couponLine, evaluateCoupon } from "./evaluate-coupon";

const coupon: StandingCoupon = {
  version: "1",
  id: "coup_1",
  isOfShop: true,
  code: "TEN",
  title: "Ten percent",
  kind: "percent",
  value: 10,
  buyQuantity: null,
  getQuantity: null,
  maxDiscount: null,
  minGoods: 0,
  maxUses: null,
  maxUsesPerShopper: null,
  budget: null,
  firstOrderOnly: false,
  onlineOnly: false,
  bankOffer: null,
  pincodes: [],
  isRunning: true,
  isForCustomer: true,
  uses: 0,
  ownUses: 0,
  given: 0,
  hasOrdered: false,
  productIds: ["lamp", "rug"],
  freeProductIds: null,
};
const single = (productId: string, goods: number): CouponLine => ({
  productId,
  price: goods,
  quantity: 1,
  goods,
  shipping: 4_000,
});
const lines = [single("lamp", 10_000), single("sari", 50_000), single("rug", 5_005)];
const unknown = { paymentMethod: null, pincode: null };
const evaluate = (changes: Partial<StandingCoupon>, order: Partial<CouponOrder> = {}) =>
  evaluateCoupon({ ...coupon, ...changes }, { ...unknown, lines, ...order });
const nothingMissing = { missing: null, missingPieces: null };

it("takes a percentage of its own goods, shared by what they cost", () => {
  expect(evaluate({})).toEqual({
    discount: 1501,
    shares: [1000, 0, 501],
    delivery: 0,
    deliveryShares: [0, 0, 0],
    problem: null,
    ...nothingMissing,
  });
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
  // A code that is over has the same answer for everybody.
  [{ isRunning: false, isForCustomer: false }, couponMessages.invalid],
  [{ isForCustomer: false, maxUses: 5, uses: 5 }, couponMessages.forCertainCustomers],
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
  const all = { kind: "amount" as const, value: 99_999 };
  expect(evaluate(all, { lines: [single("lamp", 4_000)] }).discount).toBe(3_900);
  expect(evaluate(all, { lines: [single("lamp", 100)] }).problem).toBe(couponMessages.nothingOff);
});

it("shares add up to the discount, and none exceeds its line", () => {
  const line = fc
    .record({
      productId: fc.constantFrom("lamp", "rug", "sari"),
      price: fc.nat(1_000_000),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ productId, price, quantity }) => couponLine({ productId, price: price / 100, quantity, shipping: 40 }));
  const count = fc.integer({ min: 1, max: 4 });
  const rules = fc.record({
    kind: fc.constantFrom("percent" as const, "amount" as const, "buy-get" as const),
    value: fc.integer({ min: 1, max: 90 }),
    buyQuantity: count,
    getQuantity: count,
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), rules, fc.nat(2_000_000), (some, rule, max) => {
      const { discount, shares } = evaluate({ ...rule, maxDiscount: max }, { lines: some });
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(discount);
      for (const [at, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(some[at]?.productId === "sari" ? 0 : (some[at]?.goods ?? 0));
      }
    }),
  );
});

describe("free products", () => {
  const gift = { kind: "buy-get" as const, value: 0, buyQuantity: 2, getQuantity: 1, freeProductIds: ["sari"] };
  const line = (productId: string, price: number, quantity: number) =>
    couponLine({ productId, price, quantity, shipping: 0 });

  it.each([
    ["one for two", 2, 1, 50],
    ["none more for three", 3, 2, 50],
    ["two for four", 4, 2, 100],
    ["no more than there are", 6, 2, 100],
  ])("are %s", (_what, bought, free, rupees) => {
    const { discount } = evaluate(gift, { lines: [line("lamp", 10, bought), line("sari", 50, free)] });
    expect(discount).toBe(rupees * 100);
  });

  it("share what they cost with what they are free with", () => {
    const order = [line("lamp", 100, 1), line("rug", 50, 1), line("sari", 50, 1), line("pot", 10, 1)];
    expect(evaluate(gift, { lines: order })).toMatchObject({ discount: 5000, shares: [2500, 1250, 1250, 0] });
  });

  it("are not bought pieces themselves, though the coupon is for them too", () => {
    const all = { ...gift, productIds: ["lamp", "sari"] };
    expect(evaluate(all, { lines: [line("lamp", 10, 1), line("sari", 50, 4)] })).toMatchObject({
      problem: couponMessages.addPieces(1),
      missingPieces: 1,
    });
  });

  it.each([
    ["what must be bought", [line("sari", 50, 1)], couponMessages.addPieces(2), 2],
    ["the free product", [line("rug", 5, 2)], couponMessages.addFreeItem, 1],
    ["both", [line("pot", 5, 2)], couponMessages.notTheseGoods, null],
  ])("lack %s", (_what, some, problem, missingPieces) => {
    expect(evaluate(gift, { lines: some })).toMatchObject({ discount: 0, problem, missingPieces });
  });
});

describe("free pieces", () => {
  const buyGet = (buyQuantity: number, getQuantity: number) => ({
    kind: "buy-get" as const,
    value: 0,
    buyQuantity,
    getQuantity,
  });
  const pieces = (quantity: number) => [couponLine({ productId: "lamp", price: 10, quantity, shipping: 0 })];

  it.each([
    [2, 1, 3, 1],
    [2, 1, 5, 1],
    [2, 1, 6, 2],
    [1, 2, 2, 1],
    [3, 2, 9, 3],
  ])("for %d, %d free: of %d pieces %d are free", (buy, get, quantity, free) => {
    expect(evaluate(buyGet(buy, get), { lines: pieces(quantity) }).discount).toBe(free * 1_000);
  });

  it("are the cheapest, and all lines of its goods share them", () => {
    const order = [
      ...pieces(2),
      couponLine({ productId: "rug", price: 4, quantity: 1, shipping: 0 }),
      single("sari", 100),
    ];
    expect(evaluate(buyGet(2, 1), { lines: order })).toMatchObject({ discount: 400, shares: [333, 67, 0] });
  });

  it("say how many pieces are missing to the first of them", () => {
    const missing = evaluate(buyGet(2, 1), { lines: pieces(1) });
    expect(missing).toMatchObject({
      discount: 0,
      problem: couponMessages.addPieces(2),
      missingPieces: 2,
      missing: null,
    });
  });
});

describe("free delivery", () => {
  const free = { kind: "free-delivery" as const, value: 0 };

  it("is of its own goods, whose price stays", () => {
    expect(evaluate(free)).toMatchObject({
      discount: 0,
      shares: [0, 0, 0],
      delivery: 8_000,
      deliveryShares: [4_000, 0, 4_000],
      problem: null,
    });
  });

  it("is refused where delivery is free, below the minimum, and beyond the budget", () => {
    const noCharge = lines.map((line) => ({ ...line, shipping: 0 }));
    expect(evaluate(free, { lines: noCharge }).problem).toBe(couponMessages.deliveryIsFree);
    expect(evaluate({ ...free, minGoods: 15_006 }).problem).toBe(couponMessages.addMore(0.01));
    expect(evaluate({ ...free, budget: 8_000, given: 1 }).problem).toBe(couponMessages.usedUp);
    expect(evaluate({ ...free, budget: 8_000 }).problem).toBe(null);
  });
});

const bankOffer: StandingCoupon["bankOffer"] = { bank: "HDFC", methods: ["netbanking"] };

it.each<[Partial<StandingCoupon>, Partial<CouponOrder>, string | null]>([
  [{ onlineOnly: true }, { paymentMethod: "cod" }, couponMessages.onlineOnly],
  [{ onlineOnly: true }, { paymentMethod: "razorpay" }, null],
  [{ onlineOnly: true }, {}, null],
  [{ bankOffer }, {}, null],
  [{ bankOffer }, { paymentMethod: "razorpay" }, null],
  [{ bankOffer }, { paymentMethod: "stripe" }, couponMessages.payFromBank("HDFC Bank net banking")],
  [{ bankOffer }, { paymentMethod: "wallet" }, couponMessages.payFromBank("HDFC Bank net banking")],
  [{ bankOffer }, { paymentMethod: "cod" }, couponMessages.payFromBank("HDFC Bank net banking")],
  [{ pincodes: ["56", "110001"] }, { pincode: "560001" }, null],
  [{ pincodes: ["56", "110001"] }, { pincode: "110002" }, couponMessages.notThisPincode],
  [{ pincodes: ["56"] }, {}, null],
])("%j with %j: %s", (changes, order, problem) => {
  expect(evaluate(changes, order).problem).toBe(problem);
});
