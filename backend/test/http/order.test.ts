import { loginMessages } from "@haat/api-contract/login/messages";
import { orderMessages } from "@haat/api-contract/order/messages";
import { quoteChangedSchema } from "@haat/api-contract/order/schemas";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import { z } from "zod";
import { anAdministrator } from "../support/administrator";
import { api, checked, failureOf } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { anAddress, anOrder } from "../support/order-body";
import { raw } from "../support/raw";
import { aShopper } from "../support/shopper";
import { stockOf } from "../support/stock";
import { until } from "../support/until";

const variantOf = (product: MadeProduct, index = 0) => product.variants[index]?.id ?? "";

describe("POST /api/v1/Order", () => {
  let lamp: MadeProduct;
  let shirt: MadeProduct;

  beforeAll(async () => {
    lamp = await aProduct({ price: 500, salePrice: 399.5, stock: 1000, delivery: { charge: 40, freeAbove: 1000 } });
    shirt = await aProduct({
      delivery: { charge: 25, freeAbove: 100_000, pincodes: ["560001", "560002"] },
      variants: [
        { color: "Red", size: "M", price: 800, salePrice: 600, stock: 50 },
        { color: "Red", size: "L", price: 800, stock: 0 },
        { color: "Red", size: "S", price: 800, stock: 50 },
      ],
    });
  });

  const place = async (token: string, body: unknown, headers: Record<string, string> = {}) =>
    await raw("POST", "/api/v1/Order", { token, body, headers });

  // @spec address-form-asks-full totalamount-goods-mrp-delivery order-answered-fields-document post-order
  it("places an order with several lines at the shop's own prices", async () => {
    const { token } = await aShopper();
    const lines = [
      { productId: lamp.id, quantity: 2, price: 1 },
      { productId: shirt.id, quantity: 1, variant: { color: "Red", size: "M" } },
    ];
    const placed = await api(token).call("placeOrder", { body: anOrder(lines, 2 * 399.5 + 80 + 600 + 25) });
    expect(placed.payment).toEqual({ method: "cod", status: "pending", sheet: null, problem: null });
    expect(placed.order).toMatchObject({
      _id: placed.orderId,
      orderStatus: "pending",
      paymentMethod: "cod",
      paymentStatus: "pending",
      totalAmount: 1905,
      shipping: 105,
      discount: 2 * 100.5 + 200,
      finalAmount: 1504,
      returnRequest: null,
      shippingAddress: { ...anAddress, mobile: "9845012345", country: "India" },
      history: [{ status: "pending" }],
    });
    expect(placed.order.products).toEqual([
      expect.objectContaining({ title: lamp.title, quantity: 2, price: 399.5, variant: null }),
      expect.objectContaining({ title: shirt.title, quantity: 1, price: 600, variant: { color: "Red", size: "M" } }),
    ]);
    expect((await api(token).call("listOrders", {})).orders).toEqual([placed.order]);
  });

  it("reserves stock, merges lines of one variant, and removes them from the cart", async () => {
    const { token } = await aShopper();
    const product = await aProduct({ price: 100, stock: 9 });
    await api(token).call("addCartLine", { body: { productId: product.id, quantity: 7 } });
    await api(token).call("addCartLine", { body: { productId: lamp.id, quantity: 1 } });
    const line = { productId: product.id, quantity: 2 };
    const { order } = await api(token).call("placeOrder", { body: anOrder([line, line], 400) });
    expect(order.products.map(({ quantity }) => quantity)).toEqual([4]);
    expect(await stockOf(variantOf(product))).toEqual({ stocked: 9, reserved: 4, reservations: 4 });
    const cart = await api(token).call("getCart", {});
    expect(cart.items.map((item) => [item.productId._id, item.quantity])).toEqual([
      [product.id, 3],
      [lamp.id, 1],
    ]);
    await api(token).call("placeOrder", { body: anOrder({ productId: product.id, quantity: 3 }, 300) });
    expect((await api(token).call("getCart", {})).items.map((item) => item.productId._id)).toEqual([lamp.id]);
  });

  it("rejects a price made up by the client, returns the correct quote and creates no order", async () => {
    const { token } = await aShopper();
    const answer = await place(token, anOrder({ productId: lamp.id, quantity: 1, price: 1 }, 1));
    expect(answer.status).toBe(409);
    const { quote } = quoteChangedSchema.parse(answer.body);
    expect(quote).toEqual({
      subtotal: 399.5,
      shipping: 40,
      discount: 100.5,
      total: 439.5,
      lines: [
        {
          productId: lamp.id,
          variantId: variantOf(lamp),
          title: lamp.title,
          quantity: 1,
          unitPrice: 399.5,
          price: 500,
          shipping: 40,
        },
      ],
    });
    expect((await api(token).call("listOrders", {})).orders).toEqual([]);
  });

  it.each([
    [439.49, 201],
    [439.51, 201],
    [439.48, 409],
    [439.52, 409],
  ])("responds to a final amount of %p with %p", async (finalAmount, status) => {
    const { token } = await aShopper();
    expect((await place(token, anOrder({ productId: lamp.id, quantity: 1 }, finalAmount))).status).toBe(status);
  });

  it.each([
    ["no lines", { products: [] }, 400, orderMessages.nothingToOrder],
    ["a wallet that is empty", { paymentMethod: "wallet" as const }, 409, paymentMessages.walletTooLow("₹0")],
    ["a bad mobile", { shippingAddress: { ...anAddress, mobile: "12345" } }, 400, orderMessages.mobileInvalid],
    ["a bad pincode", { shippingAddress: { ...anAddress, pincode: "056001" } }, 400, orderMessages.pincodeInvalid],
    [
      "a missing city",
      { shippingAddress: { ...anAddress, city: " " } },
      400,
      orderMessages.missingAddressField("City"),
    ],
  ])("rejects %s", async (_, more, status, message) => {
    const { token } = await aShopper();
    const answer = await place(token, anOrder({ productId: lamp.id, quantity: 1 }, 439.5, more));
    expect([answer.status, answer.body]).toEqual([status, { success: false, message }]);
  });

  it.each([
    ["no variant", () => ({ productId: shirt.id, quantity: 1 }), 400, () => orderMessages.selectVariant],
    [
      "a variant that is sold out",
      () => ({ productId: shirt.id, quantity: 1, variant: variantOf(shirt, 1) }),
      409,
      () => orderMessages.outOfStock(shirt.title),
    ],
    [
      "more than there is",
      () => ({ productId: shirt.id, quantity: 51, variant: variantOf(shirt, 2) }),
      409,
      () => orderMessages.onlyLeft(50, shirt.title),
    ],
    [
      "more than any stock",
      () => ({ productId: shirt.id, quantity: Number.MAX_SAFE_INTEGER, variant: variantOf(shirt, 2) }),
      409,
      () => orderMessages.onlyLeft(50, shirt.title),
    ],
    [
      "an unknown product",
      () => ({ productId: "prod_none", quantity: 1 }),
      404,
      () => orderMessages.productUnavailable,
    ],
    ["half a piece", () => ({ productId: lamp.id, quantity: 0.5 }), 400, () => orderMessages.quantityInvalid],
    ["no piece", () => ({ productId: lamp.id, quantity: 0 }), 400, () => orderMessages.quantityInvalid],
  ])("rejects a line with %s", async (_, line, status, message) => {
    const { token } = await aShopper();
    const answer = await place(token, anOrder(line(), 600));
    expect([answer.status, answer.body]).toEqual([status, { success: false, message: message() }]);
  });

  it.each([
    [{ products: "x" }, "products must be an array."],
    [{ products: [] }, orderMessages.nothingToOrder],
    [{ shippingAddress: { ...anAddress, name: 5 } }, "shippingAddress.name must be a string."],
    [
      { shippingAddress: { ...anAddress, name: "a\u0000" } },
      "shippingAddress.name contains a character that is not allowed.",
    ],
  ])("names the error in %j", async (change, message) => {
    const { token } = await aShopper();
    const { status, body } = await raw("POST", "/api/v1/Order", {
      token,
      body: { ...anOrder({ productId: lamp.id, quantity: 1 }, 600), ...change },
    });
    expect([status, body]).toEqual([400, { success: false, message }]);
  });

  it("rejects a pincode that the product is not delivered to", async () => {
    const { token } = await aShopper();
    const line = { productId: shirt.id, quantity: 1, variant: variantOf(shirt) };
    const far = anOrder(line, 625, { shippingAddress: { ...anAddress, pincode: "110001" } });
    expect(await failureOf(api(token).call("placeOrder", { body: far }))).toMatchObject({
      status: 400,
      message: orderMessages.pincodeNotServed(shirt.title),
    });
  });

  it("rejects an inactive product", async () => {
    const { token } = await aShopper();
    const hidden = await aProduct({ hidden: true, price: 100 });
    const refused = failureOf(
      api(token).call("placeOrder", { body: anOrder({ productId: hidden.id, quantity: 1 }, 100) }),
    );
    expect(await refused).toMatchObject({ status: 404, message: orderMessages.lineUnavailable(hidden.title) });
  });

  // @spec cannot-place-order-items
  it("rejects an order that costs nothing", async () => {
    const { token } = await aShopper();
    const free = await aProduct({ price: 0 });
    const refused = failureOf(api(token).call("placeOrder", { body: anOrder({ productId: free.id, quantity: 1 }, 0) }));
    expect(await refused).toMatchObject({ status: 400, message: orderMessages.nothingToOrder });
  });

  it("sells the last 5 pieces to 5 of 30 buyers", async () => {
    const rare = await aProduct({ price: 100, stock: 5 });
    const buyers = await Promise.all(Array.from({ length: 30 }, () => aShopper()));
    const body = anOrder({ productId: rare.id, quantity: 1 }, 100);
    const answers = await Promise.all(buyers.map(({ token }) => place(token, body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    expect(await stockOf(variantOf(rare))).toEqual({ stocked: 5, reserved: 5, reservations: 5 });
  });

  describe("with an Idempotency-Key", () => {
    it("creates one order for many concurrent requests", async () => {
      const { token } = await aShopper();
      const one = await aProduct({ price: 100, stock: 1 });
      const body = anOrder({ productId: one.id, quantity: 1 }, 100);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => place(token, body, { "idempotency-key": "same moment" })),
      );
      const orders = answers.map((answer) => checked("placeOrder", answer));
      expect(new Set(orders.map((order) => z.object({ orderId: z.string() }).parse(order).orderId)).size).toBe(1);
      expect((await api(token).call("listOrders", {})).orders).toHaveLength(1);
    });

    it("returns the same order on a later retry, and 409 for another body", async () => {
      const { token } = await aShopper();
      const headers = { "idempotency-key": "later" };
      const first = anOrder({ productId: lamp.id, quantity: 1 }, 439.5);
      const { orderId } = await api(token).call("placeOrder", { body: first }, headers);
      expect((await api(token).call("placeOrder", { body: first }, headers)).orderId).toBe(orderId);
      const other = anOrder({ productId: lamp.id, quantity: 2 }, 879);
      expect(await failureOf(api(token).call("placeOrder", { body: other }, headers))).toMatchObject({
        status: 409,
        message: orderMessages.keyReused,
      });
    });

    it("is not used up by a rejected order, and is scoped to the shopper", async () => {
      const [one, other] = [await aShopper(), await aShopper()];
      const headers = { "idempotency-key": "shared word" };
      expect((await place(one.token, anOrder({ productId: lamp.id, quantity: 1 }, 1), headers)).status).toBe(409);
      const body = anOrder({ productId: lamp.id, quantity: 1 }, 439.5);
      const mine = await api(one.token).call("placeOrder", { body }, headers);
      const theirs = await api(other.token).call("placeOrder", { body }, headers);
      expect(mine.orderId).not.toBe(theirs.orderId);
    });

    it("can be reused for another order after 24 hours", async () => {
      const { token, user } = await aShopper();
      const headers = { "idempotency-key": "yesterday" };
      const body = anOrder({ productId: lamp.id, quantity: 1 }, 439.5);
      const { orderId } = await api(token).call("placeOrder", { body }, headers);
      await withDatabase((client) =>
        client.query("UPDATE idempotency_key SET expires_at = now() - interval '1 second' WHERE customer_id = $1", [
          user._id,
        ]),
      );
      expect((await api(token).call("placeOrder", { body }, headers)).orderId).not.toBe(orderId);
    });

    it("has a maximum length", async () => {
      const { token } = await aShopper();
      const body = anOrder({ productId: lamp.id, quantity: 1 }, 439.5);
      expect((await place(token, body, { "idempotency-key": "k".repeat(256) })).status).toBe(400);
    });
  });
});

describe("GET /api/v1/order", () => {
  // @spec get-order-newest-first
  it("returns a shopper's own orders in pages, newest first", async () => {
    const [{ token }, other] = [await aShopper(), await aShopper()];
    const product = await aProduct({ price: 100, stock: 10 });
    const body = anOrder({ productId: product.id, quantity: 1 }, 100);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await api(token).call("placeOrder", { body })).orderId);
    expect((await api(token).call("listOrders", {})).orders.map(({ _id }) => _id)).toEqual(ids);
    const page = await api(token).call("listOrders", { query: { page: 2, limit: 2 } });
    expect(page).toMatchObject({ total: 3, page: 2, limit: 2, orders: [{ _id: ids[2] }] });
    expect((await api(other.token).call("listOrders", {})).orders).toEqual([]);
  });

  it("needs a token", async () => {
    expect(await failureOf(api().call("listOrders", {}))).toMatchObject({
      status: 401,
      message: loginMessages.tokenMissing,
    });
  });

  it("still returns a line whose product was deleted", async () => {
    const { token } = await aShopper();
    const product = await aProduct({ price: 100 });
    const body = anOrder({ productId: product.id, quantity: 1 }, 100);
    const { orderId } = await api(token).call("placeOrder", { body });
    // The engine deletes nothing with reservations.
    await api(token).call("cancelOrder", { params: { orderId } });
    const { adminFetch } = await anAdministrator();
    await adminFetch("DELETE", `/admin/products/${product.id}`, undefined, z.unknown());
    const [order] = (await api(token).call("listOrders", {})).orders;
    expect(order?.products).toMatchObject([
      { title: product.title, productId: { _id: product.id, slug: product.slug } },
    ]);
  });
});

describe("PUT /api/v1/cancel/{orderId}", () => {
  const anOrderOf = async (stock = 3) => {
    const shopper = await aShopper();
    const product = await aProduct({ price: 100, stock });
    const body = anOrder({ productId: product.id, quantity: 2 }, 200);
    const { orderId } = await api(shopper.token).call("placeOrder", { body });
    return { ...shopper, product, orderId };
  };

  // @spec put-cancel-orderid
  it("cancels, restores the stock and keeps the history", async () => {
    const { token, product, orderId } = await anOrderOf();
    const { message, order } = await api(token).call("cancelOrder", { params: { orderId } });
    expect(message).toBe(orderMessages.cancelled);
    expect(order).toMatchObject({
      orderStatus: "cancelled",
      history: [{ status: "pending" }, { status: "cancelled" }],
    });
    expect(await stockOf(variantOf(product))).toEqual({ stocked: 3, reserved: 0, reservations: 0 });
    const { adminFetch } = await anAdministrator();
    const engine = z.object({ order: z.object({ status: z.string(), payment_status: z.string() }) });
    expect(await adminFetch("GET", `/admin/orders/${orderId}`, undefined, engine)).toMatchObject({
      order: { status: "canceled", payment_status: "canceled" },
    });
  });

  it("restores the stock once for three concurrent requests", async () => {
    const { token, product, orderId } = await anOrderOf();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => raw("PUT", `/api/v1/cancel/${orderId}`, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stockOf(variantOf(product))).toEqual({ stocked: 3, reserved: 0, reservations: 0 });
  });

  it("returns 404 for another shopper's order and for an unknown one", async () => {
    const { orderId } = await anOrderOf();
    const { token } = await aShopper();
    for (const id of [orderId, "order_none"]) {
      const refused = failureOf(api(token).call("cancelOrder", { params: { orderId: id } }));
      expect(await refused).toMatchObject({ status: 404, message: orderMessages.notFound });
    }
  });

  it("returns 404 for another shopper's order without waiting for its lock", async () => {
    const { token, orderId } = await anOrderOf();
    const stranger = await aShopper();
    const first = await withDatabase(async (client) => {
      // The owner's cancellation is in progress as long as this transaction locks the order's row.
      await client.query("BEGIN");
      await client.query("SELECT FROM order_status WHERE order_id = $1 FOR UPDATE", [orderId]);
      const owners = raw("PUT", `/api/v1/cancel/${orderId}`, { token });
      await until("the owner's cancellation under way", async () => {
        const { rowCount } = await client.query(
          "SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))",
        );
        return rowCount === 1 ? true : undefined;
      });
      const refused = failureOf(api(stranger.token).call("cancelOrder", { params: { orderId } }));
      expect(await refused).toMatchObject({ status: 404, message: orderMessages.notFound });
      await client.query("COMMIT");
      return await owners;
    });
    expect(first.status).toBe(200);
  });

  it.each(["shipped", "delivered", "cancelled", "returned"])("returns 409 when the order is %s", async (status) => {
    const { token, orderId } = await anOrderOf();
    await withDatabase((client) =>
      client.query("UPDATE order_status SET status = $2 WHERE order_id = $1", [orderId, status]),
    );
    const refused = failureOf(api(token).call("cancelOrder", { params: { orderId } }));
    expect(await refused).toMatchObject({ status: 409, message: orderMessages.cannotCancel(status) });
  });
});
