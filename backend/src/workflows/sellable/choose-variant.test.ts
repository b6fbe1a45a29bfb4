import { cartMessages } from "@haat/api-contract/cart/messages";
import { chooseVariant } from "./choose-variant";
import type { Sellable } from "./sellable";
import { aSellable } from "./sellable.fixture";

const shirts = [
  aSellable({ variantId: "red-m", color: "Red", size: "M", hasChoice: true }),
  aSellable({ variantId: "red-l", color: "Red", size: "L", hasChoice: true }),
  aSellable({ variantId: "blue-m", color: "Blue", size: "M", hasChoice: true }),
];
const lamp = [aSellable({ variantId: "lamp" })];

describe("chooseVariant", () => {
  it.each<[string, Sellable[], Parameters<typeof chooseVariant>[1], string | undefined, string]>([
    ["by its id", shirts, "red-l", undefined, "red-l"],
    ["by its id in an object", shirts, { _id: "blue-m" }, undefined, "blue-m"],
    ["by colour and size, ignoring case", shirts, { color: " red ", size: "l" }, undefined, "red-l"],
    ["by colour with a separate size", shirts, { color: "Red" }, "M", "red-m"],
    ["by a unique colour", shirts, { color: "blue" }, undefined, "blue-m"],
    ["by a unique size", shirts, { size: "L" }, undefined, "red-l"],
    ["without a choice if the product has none", lamp, null, undefined, "lamp"],
    ["with a blank choice if the product has none", lamp, { color: "", size: "" }, "", "lamp"],
  ])("finds a variant %s", (_, variants, choice, size, id) => {
    expect(chooseVariant(variants, choice, size).variantId).toBe(id);
  });

  it.each<[string, Sellable[], Parameters<typeof chooseVariant>[1], number, string]>([
    ["nothing is chosen", shirts, null, 400, cartMessages.selectVariant],
    ["two variants match", shirts, { color: "Red" }, 400, cartMessages.selectVariant],
    ["no variant has the colour", shirts, { color: "Mauve" }, 404, cartMessages.variantNotFound],
    ["a colour is given but the product has none", lamp, { color: "Red" }, 404, cartMessages.variantNotFound],
    ["the id is another product's", shirts, "lamp", 404, cartMessages.variantNotFound],
    ["the product does not exist", [], null, 404, cartMessages.productNotFound],
    ["the product is not active", [aSellable({ active: false })], null, 404, cartMessages.productNotFound],
  ])("throws if %s", (_, variants, choice, status, message) => {
    expect(() => chooseVariant(variants, choice)).toThrow(expect.objectContaining({ status, message }));
  });
});
