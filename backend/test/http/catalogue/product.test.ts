import { cartMessages } from "@haat/api-contract/cart/messages";
import { z } from "zod";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { aCategory, aProductByEngine } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { raw } from "../../support/raw";
import { aShopper } from "../../support/shopper";
import { until } from "../../support/until";

const read = async (id: string) => (await api().call("getProduct", { params: { id } })).product;

describe("GET /api/v1/product/title/{id}", () => {
  // @spec get-product-title-id
  it("returns a product by its id, its slug, or the id of one of its variants", async () => {
    const product = await aProductByEngine({ variants: [{ color: "Red", size: "M" }] });
    for (const id of [product.id, product.slug, product.variants[0]?.id ?? ""]) {
      expect(await read(id)).toMatchObject({ _id: product.id, slug: product.slug, title: product.title, wishlist: [] });
    }
  });

  // @spec variant-fields-document
  it("has the price of its cheapest variant and the stock of all", async () => {
    const product = await aProductByEngine({
      variants: [
        { color: "Red", size: "M", price: 2000, salePrice: 1500, stock: 2 },
        { color: "Red", size: "L", price: 1999.5, salePrice: 999.75, stock: 3 },
        { color: "Blue", size: "M", price: 3000, stock: 0 },
      ],
    });
    const found = await read(product.id);
    expect(found).toMatchObject({
      price: 1999.5,
      discountPrice: 999.75,
      finalPrice: 999.75,
      discountPercent: 50,
      quantity: 5,
      inStock: true,
      currency: "INR",
    });
    expect(
      found.variants.map(({ color, size, price, finalPrice, quantity }) => [color, size, price, finalPrice, quantity]),
    ).toEqual([
      ["Blue", "M", 3000, 3000, 0],
      ["Red", "M", 2000, 1500, 2],
      ["Red", "L", 1999.5, 999.75, 3],
    ]);
  });

  it("comes with the lowest and the highest price that shoppers have seen in the last 30 days", async () => {
    const { token } = await anAdministrator();
    const { id } = await aProductByEngine({ price: 500 });
    const recent = async () => (await api().call("getProduct", { params: { id } })).recentPrices;
    const change = async (price: number) => {
      await api(token).call("updateProduct", { params: { id }, body: { price } });
      await until(`a price of ${price}`, async () => ((await read(id)).finalPrice === price ? true : undefined));
    };
    expect(await recent()).toEqual({ lowest: 500, highest: 500 });
    await change(400);
    expect(await recent()).toEqual({ lowest: 400, highest: 500 });
    await change(450);
    expect(await recent()).toEqual({ lowest: 400, highest: 500 });
    // The price of 400 ended a month ago, and is forgotten; so is the one of 500.
    await withDatabase((client) =>
      client.query("UPDATE catalog_past_price SET until = until - interval '30 days' WHERE product_id = $1", [id]),
    );
    await change(460);
    expect(await recent()).toEqual({ lowest: 450, highest: 460 });
  });

  it("counts the price that shoppers saw before a product was hidden, and none from meanwhile", async () => {
    const { token } = await anAdministrator();
    const { id } = await aProductByEngine({ price: 300 });
    const change = (body: { price?: number; status?: boolean }) =>
      api(token).call("updateProduct", { params: { id }, body });
    const untilStatus = (status: number) =>
      until(`status ${status}`, async () => {
        const answer = await raw("GET", `/api/v1/product/title/${id}`);
        return answer.status === status ? answer : undefined;
      });
    await change({ status: false });
    await untilStatus(404);
    for (const price of [100, 500]) await change({ price });
    await change({ status: true });
    expect(await untilStatus(200)).toMatchObject({
      body: { product: { finalPrice: 500 }, recentPrices: { lowest: 300, highest: 500 } },
    });
  });

  it("has no variants if there are no options", async () => {
    const product = await aProductByEngine({ price: 250, stock: 4 });
    expect(await read(product.id)).toMatchObject({
      variants: [],
      price: 250,
      finalPrice: 250,
      discountPercent: 0,
      quantity: 4,
    });
  });

  // @spec product-fields-document tags-list-however-they
  it("includes category and sub-category, brand, tags, delivery and returns", async () => {
    const category = await aCategory({});
    const sub = await aCategory({ parentId: category.id });
    const product = await aProductByEngine({
      categoryId: category.id,
      subCategoryId: sub.id,
      brand: "Kesari",
      tags: ["festive"],
      delivery: { charge: 49, freeAbove: 499 },
      returnDays: 7,
    });
    expect(await read(product.id)).toMatchObject({
      categoryId: { _id: category.id, title: category.title },
      subCategoryId: { _id: sub.id, title: sub.title },
      brand: "Kesari",
      tags: ["festive"],
      shipping: { deliveryCharge: 49, cost: 49, freeDeliveryAbove: 499 },
      returnPolicy: { isReturnable: true, returnDays: 7 },
    });
  });

  it("returns 404 to shoppers while it, its category or its sub-category is inactive", async () => {
    const notFound = { status: 404, message: "Product not found." };
    const draft = await aProductByEngine({ hidden: true });
    expect(await failureOf(read(draft.id))).toMatchObject(notFound);
    expect(await failureOf(read("nothing"))).toMatchObject(notFound);

    const { adminFetch } = await anAdministrator();
    const category = await aCategory({});
    const sub = await aCategory({ parentId: category.id });
    const product = await aProductByEngine({ categoryId: category.id, subCategoryId: sub.id });
    const { token } = await aShopper();
    const body = { productId: product.id, quantity: 1 };
    for (const id of [category.id, sub.id]) {
      await adminFetch("POST", `/admin/product-categories/${id}`, { is_active: false }, z.unknown());
      await until("the product out of the shop", async () =>
        (await raw("GET", `/api/v1/product/title/${product.id}`)).status === 404 ? true : undefined,
      );
      const refused = await failureOf(api(token).call("addCartLine", { body }));
      expect(refused).toMatchObject({ status: 404, message: cartMessages.productNotFound });
      await adminFetch("POST", `/admin/product-categories/${id}`, { is_active: true }, z.unknown());
      await until("the product in the shop again", async () =>
        (await raw("GET", `/api/v1/product/title/${product.id}`)).status === 200 ? true : undefined,
      );
    }
    await adminFetch("DELETE", `/admin/products/${product.id}`, undefined, z.unknown());
    await until("the product gone", async () =>
      (await raw("GET", `/api/v1/product/title/${product.id}`)).status === 404 ? true : undefined,
    );
  });
});

describe("a change in the back office", () => {
  it("reaches the product, its lists and the search: title, price, selling price and stock", async () => {
    const { adminFetch } = await anAdministrator();
    const category = await aCategory({});
    const product = await aProductByEngine({ categoryId: category.id, price: 1000, salePrice: 800, stock: 5 });
    const [variant] = product.variants;
    const card = async () => {
      const { products } = await api().call("listCategoryProducts", { params: { categoryId: category.id }, query: {} });
      return products.find(({ _id }) => _id === product.id);
    };
    expect(await card()).toMatchObject({ price: 1000, finalPrice: 800, quantity: 5 });

    await adminFetch("POST", `/admin/products/${product.id}`, { title: "Zephyrine kettle" }, z.unknown());
    await until("the new title in the list", async () =>
      (await card())?.title === "Zephyrine kettle" ? true : undefined,
    );
    const hits = await api().call("searchProducts", { query: { search: "zephyrine" } });
    expect(hits.products.map(({ _id }) => _id)).toContain(product.id);

    const prices = { prices: [{ currency_code: "inr", amount: 700 }] };
    await adminFetch("POST", `/admin/products/${product.id}/variants/${variant?.id}`, prices, z.unknown());
    await until("the new price", async () => {
      const found = await card();
      return found?.price === 700 && found.finalPrice === 700 ? true : undefined;
    });

    const item = await withDatabase(async (client) => {
      const { rows } = await client.query(
        `SELECT l.inventory_item_id AS item, l.location_id AS location FROM product_variant_inventory_item vi
           JOIN inventory_level l ON l.inventory_item_id = vi.inventory_item_id WHERE vi.variant_id = $1`,
        [variant?.id],
      );
      return z.object({ item: z.string(), location: z.string() }).parse(rows[0]);
    });
    const level = `/admin/inventory-items/${item.item}/location-levels/${item.location}` as const;
    await adminFetch("POST", level, { stocked_quantity: 0 }, z.unknown());
    await until("the stock gone", async () => ((await card())?.inStock === false ? true : undefined));
    expect(await read(product.id)).toMatchObject({ quantity: 0, inStock: false });
  });
});

describe("GET /api/v1/product/{id}/variant", () => {
  // @spec get-product-id-variant
  it("finds the variant of a colour and size, ignoring case", async () => {
    const product = await aProductByEngine({
      variants: [
        { color: "Red", size: "M", price: 100 },
        { color: "Red", size: "L", price: 120 },
      ],
    });
    const found = await api().call("getVariant", { params: { id: product.id }, query: { color: "red", size: "L" } });
    expect(found.variant).toMatchObject({ _id: product.variants[1]?.id, color: "Red", size: "L", price: 120 });
  });

  // @spec get-product-id-variant
  it("distinguishes a missing variant from a missing product", async () => {
    const product = await aProductByEngine({ variants: [{ color: "Red" }] });
    const pink = await failureOf(api().call("getVariant", { params: { id: product.id }, query: { color: "Pink" } }));
    expect(pink).toMatchObject({ status: 404, message: "Variant not found." });
    const none = await failureOf(api().call("getVariant", { params: { id: "nothing" }, query: { color: "Red" } }));
    expect(none).toMatchObject({ status: 404, message: "Product not found." });
  });
});
