import { changeOf, typedOf } from "./stock-and-price-change";

const line = { variantId: "v", price: 120, discountPrice: 100, quantity: 4 };
const typed = typedOf(line);

describe("a quick change of stock and price", () => {
  it("is none where nothing was typed", () => expect(changeOf(line, typed)).toBeNull());

  it("sends what was changed alone, and what the stock was seen as", () => {
    expect(changeOf(line, { ...typed, quantity: " 7 " })).toEqual({ variantId: "v", quantity: "7", quantitySeen: 4 });
    expect(changeOf(line, { ...typed, price: "130" })).toEqual({ variantId: "v", price: "130" });
  });

  it("takes a discount away by an empty field", () => {
    expect(changeOf(line, { ...typed, discountPrice: "" })).toEqual({ variantId: "v", discountPrice: "" });
  });
});
