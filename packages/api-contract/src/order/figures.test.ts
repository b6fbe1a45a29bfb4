import { goodsAmount, orderFigures } from "./figures";

/** A small seeded generator, so that every run tests the same orders. */
function numbers(seed: number) {
  let state = seed;
  return (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % (max + 1);
  };
}

describe("the figures of an order", () => {
  it("adds prices at MRP, delivery and the cash fee, and subtracts the saving", () => {
    const lines = [
      { quantity: 2, price: 450, mrp: 699.5 },
      { quantity: 1, price: 99, mrp: null },
    ];
    expect(orderFigures(lines, 49.5)).toEqual({ totalAmount: 1547.5, discount: 499, finalAmount: 1048.5 });
  });

  it("saves nothing if the price is above the MRP", () => {
    expect(orderFigures([{ quantity: 3, price: 0.1, mrp: 0.05 }], 0)).toEqual({
      totalAmount: 0.3,
      discount: 0,
      finalAmount: 0.3,
    });
  });

  // @spec totalamount-goods-mrp-delivery
  it("are consistent to the paisa for any order", () => {
    const next = numbers(15);
    for (let round = 0; round < 300; round += 1) {
      const lines = Array.from({ length: next(6) }, () => {
        const price = next(5_000_000) / 100;
        return { quantity: next(9) + 1, price, mrp: next(4) === 0 ? null : price + (next(200_000) - 50_000) / 100 };
      });
      const shipping = next(20_000) / 100;
      const { totalAmount, discount, finalAmount } = orderFigures(lines, shipping);
      const sold = lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
      expect(Math.round(finalAmount * 100)).toBe(sold + Math.round(shipping * 100));
      expect(Math.round(totalAmount * 100) - Math.round(discount * 100)).toBe(Math.round(finalAmount * 100));
      expect(discount).toBeGreaterThanOrEqual(0);
      for (const figure of [totalAmount, discount, finalAmount]) expect(figure).toBe(Number(figure.toFixed(2)));
      expect(Math.round(goodsAmount({ finalAmount, shipping }) * 100)).toBe(sold);
    }
  });
});
