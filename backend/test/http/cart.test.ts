import { cartMessages } from "@haat/api-contract/cart/messages";
import { limits } from "@haat/api-contract/limits";
import { z } from "zod";
import { anAdministrator } from "../support/administrator";
import { api, checked, failureOf } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { raw } from "../support/raw";
import { aShopper } from "../support/shopper";

const colours = [
  { color: "Red", size: "M", price: 1000, salePrice: 799.5, stock: 3 },
  { color: "Red", size: "L", price: 1000, stock: 0 },
  { color: "Blue", size: "M", price: 1200, stock: 5 },
];

describe("the cart", () => {
  let plain: MadeProduct;
  let shirt: MadeProduct;

  beforeAll(async () => {
    plain = await aProduct({ price: 500, salePrice: 400, stock: 4, delivery: { charge: 40, freeAbove: 1000 } });
    shirt = await aProduct({ variants: colours, delivery: { charge: 49.5, freeAbove: 0 } });
  });

  const add = async (token: string, productId: string, quantity: number, variant?: unknown) =>
    await raw("POST", "/api/v1/cart", { token, body: { productId, quantity, variant } });

  it("is empty for a new shopper", async () => {
    const { token } = await aShopper();
    expect(await api(token).call("getCart", {})).toMatchObject({ items: [], subtotal: 0, shipping: 0, total: 0 });
  });

  it("needs a token", async () => {
    expect(await failureOf(api().call("getCart", {}))).toMatchObject({ status: 401 });
  });

  // @spec cart-items-fields-document get-cart
  it("returns current price, MRP, stock, the product card and the delivery charge", async () => {
    const { token } = await aShopper();
    const added = await api(token).call("addCartLine", { body: { productId: plain.id, quantity: 2 } });
    expect(added.message).toBe(cartMessages.added);
    const cart = await api(token).call("getCart", {});
    expect(cart).toMatchObject({ subtotal: 800, shipping: 80, total: 880 });
    expect(cart.items).toEqual([
      expect.objectContaining({ variant: null, size: "", quantity: 2, unitPrice: 400, price: 500, stock: 4 }),
    ]);
    expect(cart.items[0]?.productId).toMatchObject({ _id: plain.id, title: plain.title, slug: plain.slug });
  });

  // @spec shipping-free-freedeliveryabove-else
  it("ships a line for free from the product's threshold", async () => {
    const { token } = await aShopper();
    await api(token).call("addCartLine", { body: { productId: plain.id, quantity: 3 } });
    expect(await api(token).call("getCart", {})).toMatchObject({ subtotal: 1200, shipping: 0, total: 1200 });
  });

  // @spec cart-items-fields-document put-cart-update
  it("finds a variant by colour and size, by id, and by colour with a separate size", async () => {
    const { token } = await aShopper();
    const client = api(token);
    await client.call("addCartLine", {
      body: { productId: shirt.id, quantity: 1, variant: { color: "red", size: "m" } },
    });
    await client.call("addCartLine", { body: { productId: shirt.id, quantity: 1, variant: shirt.variants[2]?.id } });
    const updated = await client.call("updateCartLine", {
      body: { productId: shirt.id, variant: { color: "Red" }, size: "M", quantity: 2 },
    });
    expect(updated.items.map(({ variant, size, quantity }) => [variant?.color, size, quantity])).toEqual([
      ["Red", "M", 2],
      ["Blue", "M", 1],
    ]);
    expect(updated.subtotal).toBe(2 * 799.5 + 1200);
  });

  // @spec product-variants-asks-first
  it.each([
    ["none", undefined],
    ["null", null],
    ["a blank one", { color: "", size: "" }],
    ["a colour that leaves two", { color: "Red" }],
  ])("asks to select a variant if %s is chosen", async (_, variant) => {
    const { token } = await aShopper();
    const { status, body } = await add(token, shirt.id, 1, variant);
    expect([status, body]).toEqual([400, { success: false, message: cartMessages.selectVariant }]);
  });

  it.each([
    ["an unknown product", () => ["prod_none", undefined, cartMessages.productNotFound] as const],
    ["an unknown colour", () => [shirt.id, { color: "Mauve" }, cartMessages.variantNotFound] as const],
    ["another product's variant", () => [shirt.id, plain.variants[0]?.id, cartMessages.variantNotFound] as const],
  ])("returns 404 for %s", async (_, make) => {
    const { token } = await aShopper();
    const [productId, variant, message] = make();
    const { status, body } = await add(token, productId, 1, variant);
    expect([status, body]).toEqual([404, { success: false, message }]);
  });

  it.each([0, -1, 1.5, "2", null])("rejects the quantity %p", async (quantity) => {
    const { token } = await aShopper();
    const { status } = await raw("POST", "/api/v1/cart", { token, body: { productId: plain.id, quantity } });
    expect(status).toBe(400);
  });

  // @spec post-cart
  it("adds to the quantity already in the cart, up to the stock", async () => {
    const { token } = await aShopper();
    await api(token).call("addCartLine", { body: { productId: plain.id, quantity: 3 } });
    const refused = await failureOf(api(token).call("addCartLine", { body: { productId: plain.id, quantity: 2 } }));
    expect(refused).toMatchObject({ status: 409, message: "Only 4 left in stock." });
    const full = await api(token).call("addCartLine", { body: { productId: plain.id, quantity: 1 } });
    expect(full.items.map(({ quantity }) => quantity)).toEqual([4]);
    const more = failureOf(api(token).call("updateCartLine", { body: { productId: plain.id, quantity: 5 } }));
    expect(await more).toMatchObject({ status: 409, message: "Only 4 left in stock." });
  });

  it("reports how many are left, whatever quantity is requested", async () => {
    const { token } = await aShopper();
    await add(token, plain.id, 1);
    for (const quantity of [10_001, Number.MAX_SAFE_INTEGER]) {
      const message = "Only 4 left in stock.";
      expect(await add(token, plain.id, quantity)).toMatchObject({ status: 409, body: { message } });
      const update = failureOf(api(token).call("updateCartLine", { body: { productId: plain.id, quantity } }));
      expect(await update).toMatchObject({ status: 409, message });
    }
  });

  it("accepts no more lines than an order can have", async () => {
    const { token, user } = await aShopper();
    await add(token, plain.id, 1);
    await withDatabase((client) =>
      client.query(
        `INSERT INTO cart_line_item (id, cart_id, title, quantity, unit_price, raw_unit_price, product_id, variant_id)
         SELECT l.id || n, l.cart_id, l.title, 1, l.unit_price, l.raw_unit_price, 'prod_other', 'variant_other_' || n
           FROM cart_line_item l JOIN cart c ON c.id = l.cart_id, generate_series(2, $2::int) n WHERE c.customer_id = $1`,
        [user._id, limits.maxOrderLines],
      ),
    );
    const { status, body } = await add(token, shirt.id, 1, shirt.variants[2]?.id);
    expect([status, body]).toEqual([409, { success: false, message: cartMessages.full(limits.maxOrderLines) }]);
    expect((await add(token, plain.id, 1)).status).toBe(200);
  });

  it("rejects text that the database cannot store", async () => {
    const { token } = await aShopper();
    const { status, body } = await add(token, "prod\u0000", 1);
    expect([status, body]).toEqual([
      400,
      { success: false, message: "productId contains a character that is not allowed." },
    ]);
  });

  it("reports when the variant is out of stock", async () => {
    const { token } = await aShopper();
    const { status, body } = await add(token, shirt.id, 1, { color: "Red", size: "L" });
    expect([status, body]).toEqual([409, { success: false, message: cartMessages.outOfStock }]);
  });

  it("returns 404 when updating or removing a missing line", async () => {
    const { token } = await aShopper();
    const update = failureOf(api(token).call("updateCartLine", { body: { productId: plain.id, quantity: 1 } }));
    expect(await update).toMatchObject({ status: 404, message: cartMessages.lineNotFound });
    const remove = failureOf(api(token).call("removeCartLine", { body: { productId: plain.id } }));
    expect(await remove).toMatchObject({ status: 404, message: cartMessages.lineNotFound });
  });

  // @spec delete-remove
  it.each([
    ["its body", (id: string) => ["", { productId: id, variant: { color: "Red", size: "M" } }] as const],
    ["variant[color] in the query", (id: string) => [`?productId=${id}&variant[color]=Red&variant[size]=M`] as const],
    ["color and size in the query", (id: string) => [`?productId=${id}&color=Red&size=M`] as const],
    ["variantId in the query", (id: string) => [`?productId=${id}&variantId=${shirt.variants[0]?.id}`] as const],
    [
      "JSON in the query",
      (id: string) => [`?productId=${id}&variant=${encodeURIComponent('{"color":"Red","size":"M"}')}`] as const,
    ],
  ])("removes the line identified by %s", async (_, make) => {
    const { token } = await aShopper();
    await add(token, shirt.id, 1, shirt.variants[0]?.id);
    await add(token, shirt.id, 1, shirt.variants[2]?.id);
    const [query, body] = make(shirt.id);
    const cart = checked("removeCartLine", await raw("DELETE", `/api/v1/remove${query}`, { token, body }));
    expect(cart).toMatchObject({ message: cartMessages.removed, items: [{ variant: { color: "Blue" } }] });
  });

  it("loses no update when two sessions of one shopper add concurrently", async () => {
    const { token } = await aShopper();
    const many = await aProduct({ stock: 1000 });
    await Promise.all([
      ...Array.from({ length: 10 }, () => add(token, many.id, 1)),
      ...Array.from({ length: 5 }, () => add(token, shirt.id, 1, shirt.variants[2]?.id)),
    ]);
    const { items } = await api(token).call("getCart", {});
    expect(items.map(({ quantity }) => quantity).sort((a, b) => a - b)).toEqual([5, 10]);
  });

  it("is private to its shopper", async () => {
    const [one, other] = [await aShopper(), await aShopper()];
    await add(one.token, plain.id, 1);
    expect((await api(other.token).call("getCart", {})).items).toEqual([]);
  });

  it("keeps a line whose product became inactive, at zero cost and stock", async () => {
    const { token } = await aShopper();
    const gone = await aProduct();
    await add(token, gone.id, 1);
    const { adminFetch } = await anAdministrator();
    await adminFetch("POST", `/admin/products/${gone.id}`, { status: "draft" }, z.unknown());
    const cart = await api(token).call("getCart", {});
    expect(cart).toMatchObject({ subtotal: 0, items: [{ stock: 0, quantity: 1 }] });
    expect((await add(token, gone.id, 1)).status).toBe(404);
    const update = failureOf(api(token).call("updateCartLine", { body: { productId: gone.id, quantity: 1 } }));
    expect(await update).toMatchObject({ status: 404, message: cartMessages.productNotFound });
    expect((await api(token).call("removeCartLine", { body: { productId: gone.id } })).items).toEqual([]);
  });

  it("drops a line whose product was deleted", async () => {
    const { token } = await aShopper();
    const gone = await aProduct();
    await add(token, gone.id, 1);
    await add(token, plain.id, 1);
    const { adminFetch } = await anAdministrator();
    await adminFetch("DELETE", `/admin/products/${gone.id}`, undefined, z.unknown());
    const { items } = await api(token).call("getCart", {});
    expect(items.map(({ productId }) => productId._id)).toEqual([plain.id]);
    const remove = failureOf(api(token).call("removeCartLine", { body: { productId: gone.id } }));
    expect(await remove).toMatchObject({ status: 404 });
  });
});
