import { planCatalogue } from "./plan.mjs";
import { categoryRows, productRows } from "./rows.mjs";

const ground = { salesChannelId: "sc", stockLocationId: "sloc", shippingProfileId: "sp", salePriceListId: "plist" };

describe("planCatalogue", () => {
  const products = planCatalogue(640);
  const variants = products.flatMap((product) => product.variants);

  it("is deterministic", () => expect(planCatalogue(640)).toEqual(products));

  it("gives half of the products four different variants", () => {
    const several = products.filter((product) => product.variants.length > 1);
    expect(several).toHaveLength(320);
    for (const { variants: own } of several)
      expect(new Set(own.map(({ color, size }) => `${color}/${size}`)).size).toBe(4);
  });

  it("numbers variants consecutively", () =>
    expect(variants.map(({ number }) => number)).toEqual(variants.map((_, at) => at)));

  it("never sells above MRP, and most products below", () => {
    const onSale = variants.filter(({ salePrice }) => salePrice !== null);
    expect(onSale.length).toBeGreaterThan(variants.length / 2);
    for (const { salePrice, mrp } of onSale) expect(salePrice).toBeLessThan(mrp);
  });
});

describe("productRows", () => {
  const products = planCatalogue(50);
  const tables = productRows(products, ground);
  const idsOf = (table) => new Set(tables.get(table).map(({ id }) => id));

  it("gives every row of a table the same columns", () => {
    for (const rows of tables.values()) for (const row of rows) expect(Object.keys(row)).toEqual(Object.keys(rows[0]));
  });

  it("creates no duplicate ids", () => {
    for (const [table, rows] of tables) if ("id" in rows[0]) expect(idsOf(table).size).toBe(rows.length);
  });

  it("references only existing rows", () => {
    const categories = new Set(
      categoryRows()
        .get("product_category")
        .map(({ id }) => id),
    );
    for (const { product_category_id: id } of tables.get("product_category_product")) expect(categories).toContain(id);
    for (const { option_value_id: id } of tables.get("product_variant_option"))
      expect(idsOf("product_option_value")).toContain(id);
    for (const { price_set_id: id } of tables.get("price")) expect(idsOf("price_set")).toContain(id);
  });
});

test("a large catalogue has enough names", () => {
  expect(planCatalogue(200_000)).toHaveLength(200_000);
});
