import { deliveryOf, lineProblem, savingOf, totalsOf } from "./cart-totals";

const rule = { deliveryCharge: 49, freeDeliveryAbove: 500 };

describe("the totals of cart lines", () => {
  // @spec checkout-line-title-image
  it("charge delivery for each piece of a line below the limit, and nothing from the limit on", () => {
    expect(totalsOf([{ unitPrice: 200, quantity: 2, shipping: rule }])).toEqual({
      subtotal: 400,
      shipping: 98,
      total: 498,
    });
    expect(totalsOf([{ unitPrice: 250, quantity: 2, shipping: rule }])).toEqual({
      subtotal: 500,
      shipping: 0,
      total: 500,
    });
  });

  it("compare each line's own amount with the limit", () => {
    const line = { unitPrice: 300, quantity: 1, shipping: rule };
    expect(totalsOf([line, line])).toEqual({ subtotal: 600, shipping: 98, total: 698 });
  });

  it("are exact to the paisa", () => {
    const line = { unitPrice: 0.1, quantity: 1, shipping: { deliveryCharge: 0.2, freeDeliveryAbove: 1 } };
    expect(totalsOf([line, line, line])).toEqual({ subtotal: 0.3, shipping: 0.6, total: 0.9 });
  });

  it("are zero without lines", () => {
    expect(totalsOf([])).toEqual({ subtotal: 0, shipping: 0, total: 0 });
  });
});

describe("the problem of a line", () => {
  it.each([
    [{ quantity: 2, stock: 2 }, null],
    [{ quantity: 3, stock: 2 }, "too-many"],
    [{ quantity: 1, stock: 0 }, "gone"],
  ] as const)("%j: %s", (line, problem) => {
    expect(lineProblem(line)).toBe(problem);
  });
});

describe("the figures beside the totals", () => {
  it("include the saving on MRP, from lines that cost less", () => {
    const lines = [
      { price: 500, unitPrice: 399.5, quantity: 2 },
      { price: 100, unitPrice: 120, quantity: 5 },
    ];
    expect(savingOf(lines)).toBe(201);
  });

  it("include a line's delivery charge, and the amount from which it is free", () => {
    expect(deliveryOf({ unitPrice: 200, quantity: 2, shipping: rule })).toEqual({ charge: 98, freeFrom: 500 });
    expect(deliveryOf({ unitPrice: 250, quantity: 2, shipping: rule })).toBeNull();
  });
});
