import { movePriceEnd, priceEndsOf, priceFilterOf } from "./price-ends";

const bounds = { low: 99, high: 5000 };

describe("the ends of the price range", () => {
  // @spec price-range-goes-floor
  it("cannot cross", () => {
    expect(movePriceEnd({ low: 100, high: 500 }, "low", 800, bounds)).toEqual({ low: 500, high: 500 });
    expect(movePriceEnd({ low: 100, high: 500 }, "high", 50, bounds)).toEqual({ low: 100, high: 100 });
  });

  it("stay within the bounds", () => {
    expect(movePriceEnd({ low: 100, high: 500 }, "low", 1, bounds)).toEqual({ low: 99, high: 500 });
    expect(movePriceEnd({ low: 100, high: 500 }, "high", 9999, bounds)).toEqual({ low: 100, high: 5000 });
  });

  it("are the bounds if no filter is set", () => {
    expect(priceEndsOf(null, null, bounds)).toEqual(bounds);
    expect(priceEndsOf(200, null, bounds)).toEqual({ low: 200, high: 5000 });
  });

  it("from another list's address are clamped to the bounds", () => {
    expect(priceEndsOf(6000, 9000, bounds)).toEqual({ low: 5000, high: 5000 });
  });

  it("set no filter at the bounds", () => {
    expect(priceFilterOf(bounds, bounds)).toEqual({ minPrice: null, maxPrice: null });
    expect(priceFilterOf({ low: 100, high: 5000 }, bounds)).toEqual({ minPrice: 100, maxPrice: null });
  });
});
