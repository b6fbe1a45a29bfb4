import type { RouteName } from "@haat/api-contract/routes";
import { api } from "../../support/api";
import { aCategory, aProduct, type ProductWish } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";

/** The shop's three home categories; another test may have made one already. */
async function homeCategory(handle: string): Promise<string> {
  const { data } = await api().call("listCategories", { query: {} });
  return data.find((category) => category.handle === handle)?._id ?? (await aCategory({ handle })).id;
}

describe.each([
  ["listFashionTopDeals", "fashion"],
  ["listHomeLiving", "home-living"],
  ["listElectronics", "electronics"],
] as const)("%s", (name: Extract<RouteName, "listFashionTopDeals" | "listHomeLiving" | "listElectronics">, handle) => {
  it("answers that category's products, highest discount first, nobody else's", async () => {
    const categoryId = await homeCategory(handle);
    const deal = (wish: ProductWish) => aProduct({ categoryId, price: 1000, ...wish });
    const some = await deal({ salePrice: 900 });
    const most = await deal({ salePrice: 100 });
    const none = await deal({});
    const other = await aProduct({ price: 1000, salePrice: 10 });
    const { products } = await api().call(name, { query: {} });
    const order = products.map(({ _id }) => _id);
    expect(order).not.toContain(other.id);
    expect(order.indexOf(most.id)).toBeLessThan(order.indexOf(some.id));
    expect(order.indexOf(some.id)).toBeLessThan(order.indexOf(none.id));
    expect(products.length).toBeLessThanOrEqual(20);
    const percents = products.map(({ discountPercent }) => discountPercent);
    expect(percents).toEqual([...percents].sort((a, b) => b - a));
  });
});

describe("GET /api/v1/bestsaleproducts and /api/v1/trending", () => {
  it("answer what sold most in 30 and in 7 days, whatever follows the path", async () => {
    const [lately, earlier] = [await aProduct(), await aProduct()];
    await withDatabase(async (client) => {
      await client.query("UPDATE catalog_product SET units_7d = 9000000, units_30d = 9000000 WHERE product_id = $1", [
        lately.id,
      ]);
      await client.query("UPDATE catalog_product SET units_30d = 9000001 WHERE product_id = $1", [earlier.id]);
      await client.query("NOTIFY catalog_changed");
    });
    // Another product of this run makes every process forget what it keeps, by the ordinary way.
    await aProduct();
    const best = await api().call("listBestSaleProducts", { query: {} });
    expect(best.products.slice(0, 2).map(({ _id }) => _id)).toEqual([earlier.id, lately.id]);
    const trending = await api().call("listTrending", { query: {} });
    expect(trending.products[0]?._id).toBe(lately.id);
    const named = await raw("GET", "/api/v1/trending/electronics");
    expect(named.body).toEqual(trending);
  });
});
