import { removalInput } from "./removal-input";

describe("removalInput", () => {
  it("returns the body if there is one", () => {
    expect(removalInput({ productId: "p" }, { productId: "q" })).toEqual({ productId: "p" });
  });

  it.each([
    ["variant[color]", { variant: { color: "Red" } }, { color: "Red" }],
    ["JSON text", { variant: '{"color":"Red"}' }, { color: "Red" }],
    ["the text null", { variant: "null" }, undefined],
    ["an id", { variant: "variant_1" }, "variant_1"],
    ["text that only looks like JSON", { variant: "{oops" }, "{oops"],
    ["variantId", { variantId: "variant_1" }, "variant_1"],
    ["colour and size", { color: "Red", size: "M" }, { color: "Red", size: "M" }],
    ["nothing", {}, undefined],
  ])("reads the variant from %s in the query", (_, query, variant) => {
    expect(removalInput(undefined, { productId: "p", ...query })).toEqual({ productId: "p", variant });
  });
});
