import { lineShipping } from "./shipping-rule";

describe("lineShipping", () => {
  const rule = { deliveryCharge: 40, freeDeliveryAbove: 500 };

  // @spec shipping-free-freedeliveryabove-else
  it("is free when the line amount reaches the bound", () => {
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
