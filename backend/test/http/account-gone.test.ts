import { accountMessages } from "@haat/api-contract/account/messages";
import { accountDataAnswerSchema } from "@haat/api-contract/account/schemas";
import { limits } from "@haat/api-contract/limits";
import { loginMessages } from "@haat/api-contract/login/messages";
import { api, failureOf } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { aCustomerGroup, dropCustomerGroups } from "../support/customer-group";
import { withDatabase } from "../support/database";
import { aDeliveredOrder } from "../support/delivered-order";
import { anAddress, anOrder } from "../support/order-body";
import { raw } from "../support/raw";
import { aReview } from "../support/review";
import { aShopper, aShopperByCode, type LoggedInShopper, latestCode, outbox } from "../support/shopper";
import { tablesWith } from "../support/tables-with";
import { until } from "../support/until";
import { waitingFor } from "../support/waiting";

afterAll(() => dropCustomerGroups());

let lamp: MadeProduct;
beforeAll(async () => {
  lamp = await aProduct({ price: 100, stock: 1000, returnDays: 7 });
});

/** A shopper with data of every kind that the shop stores. */
async function aBusyShopper(mark: string): Promise<LoggedInShopper & { orderId: string }> {
  const shopper = await aShopperByCode();
  const shop = api(shopper.token);
  const address = { ...anAddress, name: `Name ${mark}`, address: `Street ${mark}`, mobile: "9845067890" };
  await shop.call("updateAccount", { body: { name: `Name ${mark}` } });
  await shop.call("addAddress", { body: address });
  const body = anOrder({ productId: lamp.id, quantity: 1 }, 100, { shippingAddress: address });
  const { orderId } = await shop.call("placeOrder", { body }, { "Idempotency-Key": mark });
  await shop.call("addCartLine", { body: { productId: lamp.id, quantity: 2 } });
  await shop.call("changeWishlist", { query: { status: "true" }, body: { productId: lamp.id } });
  await aReview({ productId: lamp.id, customerId: shopper.user._id, comment: `Said ${mark}` });
  await aCustomerGroup([shopper.user._id]);
  return { ...shopper, orderId };
}

const cancel = (token: string, orderId: string) => api(token).call("cancelOrder", { params: { orderId } });

async function codeFor({ token, identifier }: LoggedInShopper): Promise<string> {
  const { sentTo } = await api(token).call("requestDeletionCode", {});
  expect(sentTo).toBe(identifier);
  return await latestCode(identifier);
}

const remove = (token: string, otp: string) => raw("DELETE", "/api/v1/account", { token, body: { otp } });

describe("GET /api/v1/account/data", () => {
  it("returns all data stored about the shopper as an uncached file", async () => {
    const shopper = await aBusyShopper("download");
    const answer = await raw("GET", "/api/v1/account/data", { token: shopper.token });
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="haat-my-data-[\d-]+\.json"$/);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const data = accountDataAnswerSchema.parse(answer.body);
    expect(data.account).toMatchObject({ _id: shopper.user._id, name: "Name download" });
    expect(data.addresses).toHaveLength(1);
    expect(data.orders.map(({ _id }) => _id)).toEqual([shopper.orderId]);
    expect(data.reviews.map(({ comment }) => comment)).toEqual(["Said download"]);
    expect(data.wishlist).toMatchObject([{ productId: lamp.id, title: lamp.title }]);
    expect(data.cart.items.map(({ quantity }) => quantity)).toEqual([2]);
    expect(data.invoices).toEqual([]);
    expect(data.customerGroups).toMatchObject([{ name: expect.stringMatching(/^Group /) }]);
    expect(data.messages).toContainEqual(
      expect.objectContaining({ to: shopper.identifier, channel: "email", about: "login-code" }),
    );
  });

  it("is complete even if a list exceeds one page", async () => {
    const { token, user } = await aShopper();
    const count = limits.maxPageSize * 2 + 3;
    await withDatabase((client) =>
      client.query(
        `INSERT INTO wishlist_item (id, customer_id, product_id)
         SELECT 'wish_' || $1 || n, $1, 'prod_' || n FROM generate_series(1, $2) n`,
        [user._id, count],
      ),
    );
    const { wishlist } = await api(token).call("downloadAccountData", {});
    expect(new Set(wishlist.map(({ productId }) => productId)).size).toBe(count);
  });

  it("contains no data of other shoppers", async () => {
    const [one, other] = [await aBusyShopper("one"), await aShopper()];
    const { text } = await raw("GET", "/api/v1/account/data", { token: other.token });
    for (const secret of [one.identifier, one.user._id, one.orderId, "Name one"]) expect(text).not.toContain(secret);
  });

  it("is limited to ten per hour, even with thirty concurrent requests", async () => {
    const { token } = await aShopper();
    const answers = await Promise.all(Array.from({ length: 30 }, () => raw("GET", "/api/v1/account/data", { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.dataDownloadsPerHour);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual({ success: false, message: accountMessages.tooManyDownloads });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("DELETE /api/v1/account", () => {
  it("removes the shopper from every table and anonymises what the law requires to be kept", async () => {
    const shopper = await aBusyShopper("delete-me");
    await cancel(shopper.token, shopper.orderId);
    const answer = await remove(shopper.token, await codeFor(shopper));
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: accountMessages.deleted }]);
    expect(await tablesWith(shopper.identifier)).toEqual([]);
    expect(await tablesWith("delete-me")).toEqual([]);
    expect(await tablesWith(shopper.user._id)).toEqual(["shopper_login"]);
    const kept = await withDatabase((client) =>
      client.query(
        `SELECT a.first_name, a.province, a.phone, s.status FROM "order" o
           JOIN order_address a ON a.id = o.shipping_address_id JOIN order_status s ON s.order_id = o.id WHERE o.id = $1`,
        [shopper.orderId],
      ),
    );
    expect(kept.rows).toEqual([
      { first_name: "Deleted account", province: "Karnataka", phone: "", status: "cancelled" },
    ]);
    await until("the review left the shop", async () => {
      const { data } = await api().call("listReviews", { params: { productId: lamp.id } });
      return data.some(({ comment }) => comment.includes("delete-me")) ? undefined : true;
    });
  });

  it("covers every table with a customer id: a new one must also be handled by account merge and deletion", async () => {
    const { rows } = await withDatabase((client) =>
      client.query<{ name: string }>(
        `SELECT DISTINCT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
          WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'customer_id' ORDER BY 1`,
      ),
    );
    expect(rows.map(({ name }) => name)).toEqual([
      "cart",
      "cart_address",
      // The engine's accounts at payment providers; none of ours creates one.
      "customer_account_holder",
      "customer_address",
      "customer_group_customer",
      // Their own triggers remove a customer.
      "figures_customer",
      "figures_stale",
      "idempotency_key",
      "order",
      "order_address",
      // Kept in sync with the order's own record.
      "order_listing",
      "order_status",
      "payment_attempt",
      "return_request",
      "review",
      "shopper_activity",
      "shopper_consent",
      "shopper_login",
      "wallet_account",
      "wallet_entry",
      "whatsapp_consent",
      "wishlist_item",
    ]);
  });

  it("revokes every token, and the next login opens an empty account", async () => {
    const shopper = await aShopper();
    const otp = await codeFor(shopper);
    await remove(shopper.token, otp);
    const refusal = await failureOf(api(shopper.token).call("getCart", {}));
    expect(refusal).toMatchObject({ status: 401, message: loginMessages.tokenRejected });
    const again = await aShopper({ identifier: shopper.identifier });
    expect(again.user._id).not.toBe(shopper.user._id);
    expect((await remove(again.token, otp)).status).toBe(400);
  });

  it("needs a deletion code: rejects a login code, a guess and a used code", async () => {
    const shopper = await aShopper();
    await withDatabase((client) => client.query("DELETE FROM otp WHERE identifier = $1", [shopper.identifier]));
    await api().call("signup", { body: { identifier: shopper.identifier } });
    expect((await remove(shopper.token, await latestCode(shopper.identifier))).status).toBe(400);
    const otp = await codeFor(shopper);
    expect((await outbox(shopper.identifier))[0]).toMatchObject({ template: "deletion-code" });
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(shopper.token, otp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("rejects deletion while an order is open, and sends no code", async () => {
    const shopper = await aBusyShopper("open");
    const asked = await failureOf(api(shopper.token).call("requestDeletionCode", {}));
    expect(asked).toMatchObject({ status: 409, message: accountMessages.openOrders(1) });
    expect((await remove(shopper.token, "123456")).status).toBe(409);
    expect((await outbox(shopper.identifier)).filter(({ template }) => template === "deletion-code")).toEqual([]);
  });

  it("rejects deletion while a return is in progress, so that its refund has a recipient", async () => {
    const shopper = await aShopper();
    const orderId = await aDeliveredOrder(shopper.token, lamp);
    await api(shopper.token).call("requestReturn", {
      params: { orderId },
      body: { action: "return", reason: "Too dark for whoever leaves" },
    });
    expect(await failureOf(api(shopper.token).call("requestDeletionCode", {}))).toMatchObject({
      status: 409,
      message: accountMessages.openOrders(1),
    });
    await withDatabase((client) =>
      client.query("UPDATE return_request SET status = 'rejected' WHERE order_id = $1", [orderId]),
    );
    expect((await remove(shopper.token, await codeFor(shopper))).status).toBe(200);
    expect(await tablesWith("Too dark for whoever leaves")).toEqual([]);
    const parcels = await withDatabase((client) =>
      client.query(
        `SELECT a.first_name, a.address_1, a.phone, a.province FROM order_fulfillment l
           JOIN fulfillment f ON f.id = l.fulfillment_id JOIN fulfillment_address a ON a.id = f.delivery_address_id
          WHERE l.order_id = $1`,
        [orderId],
      ),
    );
    expect(parcels.rows).toEqual([{ first_name: "Deleted account", address_1: "", phone: "", province: "Karnataka" }]);
  });

  it("never leaves an order without its shopper, even if one is placed concurrently", async () => {
    const shopper = await aShopper();
    const otp = await codeFor(shopper);
    const body = anOrder({ productId: lamp.id, quantity: 1 }, 100);
    const [removal, ...placed] = await Promise.all([
      remove(shopper.token, otp),
      ...Array.from({ length: 6 }, () => raw("POST", "/api/v1/Order", { token: shopper.token, body })),
    ]);
    const orders = placed.filter(({ status }) => status === 201).length;
    if (orders > 0) expect(removal?.status).toBe(409);
    else expect(removal?.status).toBe(200);
  });

  it("leaves no review or return that was written concurrently", async () => {
    const { token, user } = await aShopper();
    const [reviewed, returned] = [await aDeliveredOrder(token, lamp), await aDeliveredOrder(token, lamp)];
    const writes = await withDatabase(async (deleting) => {
      await deleting.query("BEGIN");
      await deleting.query("DELETE FROM customer WHERE id = $1", [user._id]);
      const body = { action: "return", reason: "Too dark for whoever leaves" };
      const sent = Promise.all([
        raw("POST", "/api/v1/rating", { token, body: { productId: lamp.id, orderId: reviewed, rating: 5 } }),
        raw("PUT", `/api/v1/return/${returned}/return-or-replace`, { token, body }),
      ]);
      await until("both wait for the deletion", async () => (await waitingFor(deleting)) >= 2 || undefined);
      await deleting.query("COMMIT");
      return await sent;
    });
    expect(writes.map(({ status }) => status)).toEqual([401, 401]);
    const left = await withDatabase((client) =>
      client.query(
        `SELECT customer_id FROM review WHERE customer_id = $1
         UNION ALL SELECT customer_id FROM return_request WHERE customer_id = $1`,
        [user._id],
      ),
    );
    expect(left.rows).toEqual([]);
  });

  it.each([{}, { otp: "12345" }, { otp: 123456 }])("rejects the body %j", async (body) => {
    const { token } = await aShopper();
    expect((await raw("DELETE", "/api/v1/account", { token, body })).status).toBe(400);
  });
});
