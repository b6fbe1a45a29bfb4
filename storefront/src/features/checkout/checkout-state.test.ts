import { aLine } from "./a-line.fixture";
import { couponIn, linesIn } from "./checkout-state";

describe("the lines in a navigation to the checkout", () => {
  it("are read from its state", () => {
    expect(linesIn({ lines: [aLine()] })).toEqual([aLine()]);
  });

  it.each([null, undefined, {}, { lines: "all" }, { lines: [{ ...aLine(), quantity: 0 }] }])(
    "are empty for %j",
    (state) => {
      expect(linesIn(state)).toEqual([]);
    },
  );
});

describe("the coupon in a navigation to the checkout", () => {
  const coupon = { code: "SAVE", discount: 100, delivery: 0 };

  it("is read from its state", () => {
    expect(couponIn({ lines: [aLine()], coupon })).toEqual(coupon);
  });

  it.each([null, { lines: [] }, { coupon: null }, { coupon: { ...coupon, discount: "all" } }])(
    "is none for %j",
    (state) => {
      expect(couponIn(state)).toBeNull();
    },
  );
});
