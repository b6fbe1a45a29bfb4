import { runsOut } from "./stock-news";

const variant = { productId: "p", title: "Kettle", variant: "Red / 1 l", sku: "K-1", pieces: 3, mark: "v:1" };

describe("what the bell says of stock", () => {
  it("names the variant and what is left of it", () => {
    expect(runsOut(variant)).toMatchObject({ title: "Low stock", text: "Kettle (Red / 1 l) has 3 pieces left." });
    expect(runsOut({ ...variant, pieces: 1 }).text).toBe("Kettle (Red / 1 l) has 1 piece left.");
  });

  it("says that nothing is left", () => {
    expect(runsOut({ ...variant, pieces: 0 })).toMatchObject({
      title: "Out of stock",
      text: "Kettle (Red / 1 l) is out of stock.",
    });
  });

  it("names no variant where there is no choice", () => {
    expect(runsOut({ ...variant, variant: "Default variant" }).text).toBe("Kettle has 3 pieces left.");
  });

  it("leads to the product by its SKU, or else its title", () => {
    expect(runsOut(variant).link).toBe("/products?search=K-1");
    expect(runsOut({ ...variant, sku: "" }).link).toBe("/products?search=Kettle");
  });
});
