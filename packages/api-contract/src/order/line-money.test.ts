import { lineAmount, lineMoney, lineShipping, perPiece, sumLineMoney } from "./line-money";

describe("what a line costs", () => {
  it("is its price times its pieces, and its MRP less the saving", () => {
    expect(lineMoney({ quantity: 3, price: 450, mrp: 699.5 })).toEqual({
      gross: 209_850,
      saving: 74_850,
      coupon: 0,
      goods: 135_000,
    });
  });

  it("saves nothing if the MRP is unknown or below the price", () => {
    const same = { gross: 30, saving: 0, coupon: 0, goods: 30 };
    expect(lineMoney({ quantity: 3, price: 0.1 })).toEqual(same);
    expect(lineMoney({ quantity: 3, price: 0.1, mrp: null })).toEqual(same);
    expect(lineMoney({ quantity: 3, price: 0.1, mrp: 0.05 })).toEqual(same);
  });

  it("contains a coupon to the paisa, whatever its pieces share", () => {
    for (const off of [1, 100, 3335, 14_999]) {
      const piece = perPiece(50, 3, off);
      expect(lineMoney({ quantity: 3, ...piece, mrp: 60 })).toEqual({
        gross: 18_000,
        saving: 3_000,
        coupon: off,
        goods: 15_000 - off,
      });
      expect(lineMoney({ quantity: 3, ...piece })).toMatchObject({ gross: 15_000, saving: 0, goods: 15_000 - off });
    }
    expect(perPiece(33.1, 3, 0)).toEqual({ price: 33.1, coupon: 0 });
  });

  it("has no floating-point errors", () => {
    expect(lineAmount({ quantity: 7, price: 0.29 })).toBe(2.03);
    expect(lineAmount({ quantity: 3, price: 1.1 })).toBe(3.3);
  });

  it("adds up over lines", () => {
    const lines = [
      { quantity: 2, price: 0.1, mrp: 0.25 },
      { quantity: 1, price: 0.2 },
    ];
    expect(sumLineMoney(lines)).toEqual({ gross: 70, saving: 30, coupon: 0, goods: 40 });
    expect(sumLineMoney([])).toEqual({ gross: 0, saving: 0, coupon: 0, goods: 0 });
  });
});

describe("lineShipping", () => {
  const rule = { deliveryCharge: 40, freeDeliveryAbove: 500 };

  // @spec shipping-free-freedeliveryabove-else
  it("is free if the line amount reaches the threshold", () => {
    expect(lineShipping(rule, 250, 2)).toBe(0);
  });

  // @spec shipping-free-freedeliveryabove-else
  it("charges per piece below it", () => {
    expect(lineShipping(rule, 249.99, 2)).toBe(80);
  });

  it("rounds to paise", () => {
    expect(lineShipping({ deliveryCharge: 0.335, freeDeliveryAbove: 500 }, 1, 3)).toBe(1.01);
  });
});
