import { changeOf, typedOf } from "./stock-and-price-change";

const line = { variantId: "v", price: 120, discountPrice: 100, quantity: 4 };
const typed = typedOf(line);

describe("a quick change of stock and price", () => {
  it("is null if nothing was entered", () => expect(changeOf(line, typed)).toBeNull());

  it("contains only what changed, and the stock that was shown", () => {
    expect(changeOf(line, { ...typed, quantity: " 7 " })).toEqual({ variantId: "v", quantity: "7", quantitySeen: 4 });
    expect(changeOf(line, { ...typed, price: "130" })).toEqual({ variantId: "v", price: "130" });
  });

  it("removes a discount when its field is empty", () => {
    expect(changeOf(line, { ...typed, discountPrice: "" })).toEqual({ variantId: "v", discountPrice: "" });
  });
});
