import { isDeepStrictEqual } from "node:util";
import type { RouteName } from "@haat/api-contract/routes";
import { api } from "../../support/api";
import { aCategory, aProduct, type MadeProduct, type ProductWish } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { anOrder } from "../../support/order-body";
import { raw } from "../../support/raw";
import { aShopper } from "../../support/shopper";
import { until } from "../../support/until";

/** One of the shop's three home categories; another test may have created it already. */
async function homeCategory(handle: string): Promise<string> {
  const { data } = await api().call("listCategories", { query: {} });
  return data.find((category) => category.handle === handle)?._id ?? (await aCategory({ handle })).id;
}

describe.each([
  ["listFashionTopDeals", "fashion"],
  ["listHomeLiving", "home-living"],
  ["listElectronics", "electronics"],
] as const)("%s", (name: Extract<RouteName, "listFashionTopDeals" | "listHomeLiving" | "listElectronics">, handle) => {
  // @spec get-fashiontopdeals get-homeliving get-electronics
  it("returns only that category's products, highest discount first", async () => {
    const categoryId = await homeCategory(handle);
    const deal = (wish: ProductWish) => aProduct({ categoryId, price: 1000, ...wish });
    const some = await deal({ salePrice: 900 });
    const max = await deal({ salePrice: 100 });
    const none = await deal({});
    const other = await aProduct({ price: 1000, salePrice: 10 });
    const { products } = await api().call(name, { query: {} });
    const order = products.map(({ _id }) => _id);
    expect(order).not.toContain(other.id);
    expect(order.indexOf(max.id)).toBeLessThan(order.indexOf(some.id));
    expect(order.indexOf(some.id)).toBeLessThan(order.indexOf(none.id));
    expect(products.length).toBeLessThanOrEqual(20);
    const percents = products.map(({ discountPercent }) => discountPercent);
    expect(percents).toEqual([...percents].sort((a, b) => b - a));
  });
});

describe("GET /api/v1/bestsaleproducts and /api/v1/trending", () => {
  const sold: { token: string; orderId: string }[] = [];
  afterAll(async () => {
    for (const { token, orderId } of sold) await api(token).call("cancelOrder", { params: { orderId } });
  });

  /** Sells more pieces at once than any other test: manual figures would be overwritten by the next count. */
  async function sell({ id }: MadeProduct, quantity: number): Promise<string> {
    const { token } = await aShopper();
    const body = anOrder({ productId: id, quantity }, quantity * 1000);
    const { orderId } = await api(token).call("placeOrder", { body });
    sold.push({ token, orderId });
    return orderId;
  }

  // @spec get-bestsaleproducts get-trending
  it("return the best sellers of 30 and of 7 days, with any path suffix", async () => {
    const wish = { price: 1000, stock: 10_000 };
    const [lately, earlier] = [await aProduct(wish), await aProduct(wish)];
    await sell(lately, 9000);
    const orderId = await sell(earlier, 9000);
    await withDatabase((client) =>
      client.query(`UPDATE "order" SET created_at = now() - interval '10 days' WHERE id = $1`, [orderId]),
    );
    await sell(earlier, 1);
    await until("the best sellers", async () => {
      const { products } = await api().call("listBestSaleProducts", { query: {} });
      const [first, second] = products.map(({ _id }) => _id);
      return (first === earlier.id && second === lately.id) || undefined;
    });
    // Other tests change the products between two calls.
    await until("what is trending, by both paths", async () => {
      const trending = await api().call("listTrending", { query: {} });
      const named = await raw("GET", "/api/v1/trending/electronics");
      return (trending.products[0]?._id === lately.id && isDeepStrictEqual(named.body, trending)) || undefined;
    });
  });
});
