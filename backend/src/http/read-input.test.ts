import { parseInput } from "./read-input";

const address = {
  name: "Asha Rao",
  mobile: "9876543210",
  address: "12 MG Road",
  city: "Pune",
  state: "Maharashtra",
  pincode: "411001",
};
const order = { products: [{ productId: "prod_1", variant: null, quantity: 1 }], finalAmount: 10 };

describe("text that PostgreSQL cannot store", () => {
  it.each([
    ["U+0000", "a\u0000b"],
    ["a high surrogate alone", "a\ud83d"],
    ["a low surrogate alone", "\ude00b"],
  ])("is refused with the field's name: %s", (_, text) => {
    const none = { params: {}, query: {} };
    expect(() => parseInput("addCartLine", { ...none, body: { productId: text, quantity: 1 } })).toThrow(
      "productId contains a character that is not allowed.",
    );
    expect(() =>
      parseInput("addCartLine", { ...none, body: { productId: "prod_1", quantity: 1, variant: { color: text } } }),
    ).toThrow("variant.color contains a character that is not allowed.");
    expect(() =>
      parseInput("placeOrder", { ...none, body: { ...order, shippingAddress: { ...address, name: text } } }),
    ).toThrow("shippingAddress.name contains a character that is not allowed.");
    expect(() =>
      parseInput("placeOrder", {
        ...none,
        body: { ...order, products: [{ productId: text, quantity: 1 }], shippingAddress: address },
      }),
    ).toThrow("products.0.productId contains a character that is not allowed.");
    expect(() => parseInput("changeWishlist", { ...none, body: { productId: text } })).toThrow(
      expect.objectContaining({ status: 400 }),
    );
    expect(() => parseInput("getVariant", { params: { id: text }, query: {} })).toThrow(
      "id contains a character that is not allowed.",
    );
    expect(() => parseInput("getVariant", { params: { id: "prod_1" }, query: { color: text } })).toThrow(
      "color contains a character that is not allowed.",
    );
  });

  it("does not include emoji or scripts outside the basic plane", () => {
    const body = { ...order, shippingAddress: { ...address, name: "Asha \u{1f600} \u{11100}" } };
    expect(parseInput("placeOrder", { params: {}, query: {}, body }).body.shippingAddress.name).toBe(
      "Asha \u{1f600} \u{11100}",
    );
  });
});
