import { orderMessages } from "@haat/api-contract/order/messages";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import { z } from "zod";
import { readDispatchedOrders } from "#workflows/invoice/read-dispatched-orders";
import { type Administrator, anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { placeAt } from "../../support/figures";
import { refundsOf } from "../../support/money";
import { anOrder } from "../../support/order-body";
import { aShopper } from "../../support/shopper";
import { stockOf } from "../../support/stock";
import { until } from "../../support/until";

let admin: Administrator;
let lamp: MadeProduct;
beforeAll(async () => {
  [admin, lamp] = await Promise.all([anAdministrator(), aProduct({ price: 269.99, stock: 1000 })]);
});

const decide = (orderId: string, status: "approved" | "received") =>
  api(admin.token).call("decideReturn", { params: { orderId }, body: { status } });
const query = <Row extends object>(sql: string, values: unknown[]) =>
  withDatabase(async (client) => (await client.query<Row>(sql, values)).rows);

/** Each order gets a day on which no other test sells. */
let days = 0;
const aDayOfItsOwn = () => new Date(Date.UTC(2011, 0, 1 + days++, 6, 30));

/** A delivered order of two kurtas and a lamp for 1,129.97 rupees, with an approved replacement of one kurta. */
async function aReplacement({ stock = 10 } = {}) {
  const delivery = { charge: 30, freeAbove: 10_000 };
  const [kurta, { token }] = await Promise.all([
    aProduct({ price: 500, salePrice: 399.99, stock, returnDays: 7, delivery }),
    aShopper(),
  ]);
  const wanted = [kurta, lamp].map(({ id }, place) => ({ productId: id, quantity: 2 - place }));
  const { orderId, order } = await api(token).call("placeOrder", { body: anOrder(wanted, 1129.97) });
  await api(admin.token).call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
  const at = aDayOfItsOwn();
  await placeAt(orderId, at);
  const lineId = order.products.find(({ price }) => price === 399.99)?._id ?? "";
  const body = { action: "replace" as const, reason: "A hole", products: [{ _id: lineId, quantity: 1 }] };
  await api(token).call("requestReturn", { params: { orderId }, body });
  await decide(orderId, "approved");
  return { token, orderId, kurta, variantId: kurta.variants[0]?.id ?? "", lineId, day: at.toISOString().slice(0, 10) };
}
type Replacement = Awaited<ReturnType<typeof aReplacement>>;

/** The engine's exchanges of an order. */
const exchangesOf = (orderId: string) =>
  query(
    `SELECT x.id = q.engine_exchange_id AND r.id = q.engine_return_id AS linked, x.canceled_at, r.status, b.item_id AS back,
            b.quantity::int AS returned, b.damaged_quantity::int AS damaged, b.note = q.id AS marked, i.quantity::int AS sent
       FROM order_exchange x JOIN return_request q ON q.order_id = x.order_id
       JOIN "return" r ON r.id = x.return_id JOIN return_item b ON b.return_id = r.id
       JOIN order_exchange_item i ON i.exchange_id = x.id WHERE x.order_id = $1`,
    [orderId],
  );
const exchanged = (lineId: string) => [
  { linked: true, canceled_at: null, status: "received", back: lineId, returned: 1, damaged: 1, marked: true, sent: 1 },
];

const engineOrderSchema = z.object({
  order: z.object({
    total: z.number(),
    payment_status: z.string(),
    fulfillment_status: z.string(),
    summary: z.object({ pending_difference: z.number(), current_order_total: z.number() }),
    items: z.array(z.object({ id: z.string(), variant_id: z.string(), total: z.number(), quantity: z.number() })),
    payment_collections: z.array(z.object({ status: z.string(), amount: z.number() })),
  }),
});
const engineOrder = async (orderId: string) =>
  (await admin.adminFetch("GET", `/admin/orders/${orderId}`, undefined, engineOrderSchema)).order;

/** Everything our API shows of an order's lines and money, except its replacement's status. */
async function asSold({ token, orderId, day }: Replacement) {
  const staff = api(admin.token);
  const [{ orders }, listed, { order: managed }, money, categories] = [
    await api(token).call("listOrders", {}),
    await staff.call("getAllOrders", { query: { search: orderId } }),
    await staff.call("getManagedOrder", { params: { id: orderId } }),
    await staff.call("getEarnings", { query: { from: day, to: day, by: "day" } }),
    await staff.call("getEarnings", { query: { from: day, to: day, by: "category" } }),
  ];
  const invoice = await withDatabase((client) =>
    readDispatchedOrders(async ({ text, values }) => (await client.query(text, [...values])).rows, [orderId]),
  );
  const listing = await query(
    "SELECT pieces, subtotal_paise, shipping_paise, total_paise, paid_paise, refunded_paise FROM order_listing WHERE order_id = $1",
    [orderId],
  );
  const [shopper, row] = [orders[0], listed.orders[0]];
  return {
    shopper: { ...shopper, returnRequest: null },
    row: { ...row, returnStatus: null },
    managed: { ...managed, returnRequest: null },
    money,
    categories,
    invoice,
    listing,
  };
}

/** Pieces sold according to the catalogue. */
const soldOf = async (productId: string) =>
  (
    await query<{ units: number }>("SELECT units_30d AS units FROM catalog_product WHERE product_id = $1", [productId])
  )[0]?.units;

describe("a replacement in the engine", () => {
  // @spec goods-return-go-stock
  it("is an exchange for the same item at no difference, written off and shipped", async () => {
    const wish = await aReplacement();
    const { orderId, lineId, variantId } = wish;
    const before = await engineOrder(orderId);
    expect(await exchangesOf(orderId)).toEqual([]);
    expect((await decide(orderId, "received")).message).toBe(returnMessages.decided("replaced"));
    expect(await exchangesOf(orderId)).toEqual(exchanged(lineId));
    expect(await stockOf(variantId)).toEqual({ stocked: 7, reserved: 0, reservations: 0 });
    const after = await engineOrder(orderId);
    const { total, payment_status, payment_collections, summary } = before;
    expect(after).toMatchObject({ total, payment_status, payment_collections, summary });
    expect([total, before.items.length, after.items.length]).toEqual([1129.97, 2, 3]);
    const anew = after.items.find(({ id }) => before.items.every((one) => one.id !== id));
    expect(anew).toMatchObject({ variant_id: variantId, quantity: 1, total: 399.99 });
    expect(await refundsOf(orderId)).toEqual([]);
    const { exchanges } = await admin.adminFetch(
      "GET",
      `/admin/exchanges?order_id=${orderId}`,
      undefined,
      z.object({ exchanges: z.array(z.object({ id: z.string(), order_id: z.string() })) }),
    );
    expect(exchanges).toMatchObject([{ order_id: orderId }]);
    // The parcel arrives and is marked as delivered in the engine's admin.
    const [parcel] = await query<{ id: string }>(
      `SELECT f.id FROM order_fulfillment l JOIN fulfillment f ON f.id = l.fulfillment_id
        WHERE l.order_id = $1 AND f.shipped_at IS NOT NULL AND f.delivered_at IS NULL`,
      [orderId],
    );
    const path = `/admin/orders/${orderId}/fulfillments/${parcel?.id}/mark-as-delivered` as const;
    await admin.adminFetch("POST", path, undefined, z.unknown());
    expect(await engineOrder(orderId)).toMatchObject({ total, fulfillment_status: "delivered", summary });
  });

  it("does not change what was sold in any view", async () => {
    const wish = await aReplacement();
    const before = await asSold(wish);
    expect(before.money.total.sales).toBe(1129.97);
    await decide(wish.orderId, "received");
    expect(await asSold(wish)).toEqual(before);
    // The next sale triggers a recount of the pieces of all orders.
    const { token } = await aShopper();
    await api(token).call("placeOrder", { body: anOrder({ productId: wish.kurta.id, quantity: 1 }, 429.99) });
    const sold = await until("the next sale", async () => {
      const units = await soldOf(wish.kurta.id);
      return units === undefined || units <= 2 ? undefined : units;
    });
    expect(sold).toBe(3);
  });

  it("is created once for twenty concurrent clicks", async () => {
    const { orderId, lineId, variantId } = await aReplacement();
    await Promise.all(Array.from({ length: 20 }, () => decide(orderId, "received")));
    expect(await exchangesOf(orderId)).toEqual(exchanged(lineId));
    expect(await stockOf(variantId)).toEqual({ stocked: 7, reserved: 0, reservations: 0 });
  });

  it("is created completely or not at all, and is completed by a retry", async () => {
    const wish = await aReplacement();
    const { orderId, lineId, variantId } = wish;
    const traces = () =>
      query(
        `SELECT o.version, (SELECT count(*)::int FROM order_change c WHERE c.order_id = o.id) AS changes,
                (SELECT count(*)::int FROM order_fulfillment l WHERE l.order_id = o.id) AS parcels,
                (SELECT count(*)::int FROM order_shipping s WHERE s.order_id = o.id) AS deliveries,
                (SELECT count(*)::int FROM "return" r WHERE r.order_id = o.id) AS returns
           FROM "order" o WHERE o.id = $1`,
        [orderId],
      );
    const before = [await traces(), await engineOrder(orderId)];
    // Fails at commit, after everything was written.
    await query(
      `CREATE FUNCTION dies_${wish.variantId}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$`,
      [],
    );
    await query(
      `CREATE CONSTRAINT TRIGGER dies AFTER UPDATE ON return_request DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW WHEN (NEW.order_id = '${orderId}' AND NEW.status = 'replaced') EXECUTE FUNCTION dies_${wish.variantId}()`,
      [],
    );
    try {
      expect((await failureOf(decide(orderId, "received"))).status).toBe(500);
    } finally {
      await query(`DROP FUNCTION dies_${wish.variantId}() CASCADE`, []);
    }
    expect([await traces(), await engineOrder(orderId)]).toEqual(before);
    expect(await exchangesOf(orderId)).toEqual([]);
    expect(await stockOf(variantId)).toEqual({ stocked: 8, reserved: 0, reservations: 0 });
    expect((await decide(orderId, "received")).returnRequest.status).toBe("replaced");
    // The exchange was created, but our own record of it is lost.
    await query("UPDATE return_request SET status = 'approved' WHERE order_id = $1", [orderId]);
    expect((await decide(orderId, "received")).returnRequest.status).toBe("replaced");
    expect(await exchangesOf(orderId)).toEqual(exchanged(lineId));
    expect(await stockOf(variantId)).toEqual({ stocked: 7, reserved: 0, reservations: 0 });
  });

  it("does nothing in the engine if there is no stock, or the variant was deleted", async () => {
    const { orderId, kurta, variantId } = await aReplacement({ stock: 2 });
    const before = await engineOrder(orderId);
    const refusal = async () => {
      const { status, message } = await failureOf(decide(orderId, "received"));
      return [status, message];
    };
    expect(await refusal()).toEqual([409, orderMessages.outOfStock(kurta.title)]);
    await query("UPDATE product_variant SET deleted_at = now() WHERE id = $1", [variantId]);
    expect(await refusal()).toEqual([409, orderMessages.lineUnavailable(kurta.title)]);
    await query("UPDATE product_variant SET deleted_at = NULL WHERE id = $1", [variantId]);
    expect(await engineOrder(orderId)).toEqual(before);
    expect(await exchangesOf(orderId)).toEqual([]);
    expect(await stockOf(variantId)).toEqual({ stocked: 0, reserved: 0, reservations: 0 });
  });
});
