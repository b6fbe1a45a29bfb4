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

describe("stock notices", () => {
  it("name the variant and how many are left", () => {
    expect(runsOut(variant)).toMatchObject({ title: "Low stock", text: "Kettle (Red / 1 l) has 3 units left." });
    expect(runsOut({ ...variant, pieces: 1 }).text).toBe("Kettle (Red / 1 l) has 1 unit left.");
  });

  it("say that it is out of stock", () => {
    expect(runsOut({ ...variant, pieces: 0 })).toMatchObject({
      title: "Out of stock",
      text: "Kettle (Red / 1 l) is out of stock.",
    });
  });

  it("omit the variant if the product has no choice", () => {
    expect(runsOut({ ...variant, variant: "Default variant" }).text).toBe("Kettle has 3 units left.");
  });

  it("look at each variant a few times only, however many run out", () => {
    let looks = 0;
    const low = Array.from({ length: 300 }, (_, at) => ({
      ...variant,
      get productId() {
        looks += 1;
        return `p${at}`;
      },
    }));
    expect(runOut(low)).toHaveLength(300);
    expect(looks).toBeLessThan(300 * 5);
  });

  it("combine several variants of a product, and keep products separate", () => {
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

  it("link to a search for the SKU, or else for the title", () => {
    expect(runsOut(variant).link).toBe("/products?search=K-1");
    expect(runsOut({ ...variant, sku: "" }).link).toBe("/products?search=Kettle");
  });
});
