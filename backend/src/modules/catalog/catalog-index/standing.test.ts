import { isInStock, soldOf, standingOf } from "./standing";

const of = (in_stock: boolean, sold: number, rating: number) => standingOf({ in_stock, sold, rating });

describe("the standing of a product", () => {
  it("is greater in stock, then the more was sold, then the better it is rated", () => {
    const rising = [
      of(false, 0, 0),
      of(false, 0, 500),
      of(false, 4_194_303, 500),
      of(true, 0, 0),
      of(true, 0, 1),
      of(true, 1, 0),
      of(true, 1, 500),
      of(true, 2, 0),
      of(true, 4_194_303, 500),
    ];
    expect(rising).toEqual([...new Set(rising)].sort((one, other) => one - other));
    // As a column keeps them.
    expect([...Uint32Array.from(rising)]).toEqual(rising);
  });

  it("says what was sold and whether it is in stock", () => {
    for (const sold of [0, 1, 1023, 4_194_303]) {
      expect(soldOf(of(true, sold, 499))).toBe(sold);
      expect(soldOf(of(false, sold, 500))).toBe(sold);
    }
    expect([isInStock(of(true, 0, 0)), isInStock(of(false, 4_194_303, 500))]).toEqual([true, false]);
  });

  it("counts no more pieces than four million", () => {
    expect(of(true, 4_194_304, 0)).toBe(of(true, 4_194_303, 0));
    expect(of(false, 1e9, 500)).toBe(of(false, 4_194_303, 500));
  });
});
