import { runOut, runsOut } from "./stock-news";

const variant = {
  productId: "p",
  title: "Kettle",
  variant: "Red / 1 l",
  sku: "K-1",
  pieces: 3,
  sellerId: null,
  mark: "v:1",
};

describe("what the bell says of stock", () => {
  it("names the variant and what is left of it", () => {
    expect(runsOut(variant)).toMatchObject({ title: "Low stock", text: "Kettle (Red / 1 l) has 3 units left." });
    expect(runsOut({ ...variant, pieces: 1 }).text).toBe("Kettle (Red / 1 l) has 1 unit left.");
  });

  it("says that nothing is left", () => {
    expect(runsOut({ ...variant, pieces: 0 })).toMatchObject({
      title: "Out of stock",
      text: "Kettle (Red / 1 l) is out of stock.",
    });
  });

  it("names no variant where there is no choice", () => {
    expect(runsOut({ ...variant, variant: "Default variant" }).text).toBe("Kettle has 3 units left.");
  });

  it("tells of several variants of a product once, and of each product by itself", () => {
    const other = { ...variant, productId: "q", title: "Lamp", mark: "w:1" };
    const told = runOut([
      { ...variant, pieces: 0 },
      { ...variant, pieces: 0, sku: "K-2", mark: "v2:1" },
      { ...variant, sku: "K-3", mark: "v3:1" },
      other,
    ]);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({
      key: "low-stock:v:1",
      title: "Out of stock",
      text: "Kettle: 2 variants out of stock, 1 variant low in stock.",
      link: "/products?search=Kettle",
    });
    expect(told[1]).toEqual(runsOut(other));
  });

  it("leads to the product by its SKU, or else its title", () => {
    expect(runsOut(variant).link).toBe("/products?search=K-1");
    expect(runsOut({ ...variant, sku: "" }).link).toBe("/products?search=Kettle");
  });
});
