import { z } from "zod";
import { type Administrator, anAdministrator } from "../support/administrator";
import { api } from "../support/api";
import { withDatabase } from "../support/database";
import { anOrderOfTwo } from "../support/order-of-two";
import { stockOf } from "../support/stock";
import { until } from "../support/until";

const fulfillmentSchema = z.object({
  id: z.string(),
  canceled_at: z.string().nullable(),
  delivered_at: z.string().nullish(),
});
const orderSchema = z.object({
  order: z.object({
    id: z.string(),
    display_id: z.number(),
    status: z.string(),
    payment_status: z.string(),
    fulfillment_status: z.string(),
    total: z.number(),
    tax_total: z.number(),
    shipping_total: z.number(),
    item_total: z.number(),
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        quantity: z.number(),
        unit_price: z.number(),
        variant_id: z.string(),
      }),
    ),
    fulfillments: z.array(fulfillmentSchema).optional(),
    payment_collections: z.array(z.object({ amount: z.number(), status: z.string() })),
    shipping_address: z.object({ first_name: z.string(), city: z.string(), postal_code: z.string() }),
  }),
});

/** Our orders are the engine's own: its admin and workflows must not notice a difference. */
describe("an order placed by our API, in the engine's admin", () => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await anAdministrator();
  });

  const look = async (orderId: string) =>
    (await admin.adminFetch("GET", `/admin/orders/${orderId}?fields=%2Bfulfillments.*`, undefined, orderSchema)).order;
  const fulfil = async (orderId: string) => {
    const { items } = await look(orderId);
    const wish = { items: items.map(({ id, quantity }) => ({ id, quantity })), no_notification: true };
    await admin.adminFetch("POST", `/admin/orders/${orderId}/fulfillments`, wish, z.unknown());
    const fulfillment = (await look(orderId)).fulfillments?.find(({ canceled_at }) => canceled_at === null);
    return { items: wish.items, path: `/admin/orders/${orderId}/fulfillments/${fulfillment?.id}` as const };
  };

  it("reads like any other: totals including GST, an awaited payment, nothing fulfilled", async () => {
    const { orderId, order, product } = await anOrderOfTwo();
    const seen = await look(orderId);
    expect(seen).toMatchObject({
      display_id: order.orderNumber,
      status: "pending",
      payment_status: "awaiting",
      fulfillment_status: "not_fulfilled",
      total: 436,
      item_total: 400,
      shipping_total: 36,
      items: [{ title: product.title, quantity: 2, unit_price: 200, variant_id: product.variants[0]?.id }],
      payment_collections: [{ amount: 436, status: "awaiting" }],
      shipping_address: { first_name: "Asha Rao", city: "Bengaluru", postal_code: "560001" },
    });
    expect(seen.tax_total).toBeCloseTo(436 - 436 / 1.18, 2);
  });

  it("is fulfilled, shipped and delivered by the engine, and its stock is deducted", async () => {
    const { orderId, variantId } = await anOrderOfTwo();
    const { items, path } = await fulfil(orderId);
    expect(await stockOf(variantId)).toEqual({ stocked: 3, reserved: 0, reservations: 0 });
    await admin.adminFetch("POST", `${path}/shipments`, { items, labels: [] }, z.unknown());
    await admin.adminFetch("POST", `${path}/mark-as-delivered`, {}, z.unknown());
    expect(await look(orderId)).toMatchObject({ fulfillment_status: "delivered" });
  });

  it("is returned to the warehouse by the engine after delivery", async () => {
    const { orderId, variantId } = await anOrderOfTwo();
    const { items, path } = await fulfil(orderId);
    await admin.adminFetch("POST", `${path}/shipments`, { items, labels: [] }, z.unknown());
    await admin.adminFetch("POST", `${path}/mark-as-delivered`, {}, z.unknown());
    const returnSchema = z.object({ return: z.object({ id: z.string() }) });
    const locationsSchema = z.object({ stock_locations: z.array(z.object({ id: z.string() })) });
    const { stock_locations: places } = await admin.adminFetch(
      "GET",
      "/admin/stock-locations",
      undefined,
      locationsSchema,
    );
    const wish = { order_id: orderId, location_id: places[0]?.id };
    const begun = await admin.adminFetch("POST", "/admin/returns", wish, returnSchema);
    const base = `/admin/returns/${begun.return.id}` as const;
    await admin.adminFetch("POST", `${base}/request-items`, { items }, z.unknown());
    await admin.adminFetch("POST", `${base}/request`, { no_notification: true }, z.unknown());
    await admin.adminFetch("POST", `${base}/receive`, {}, z.unknown());
    await admin.adminFetch("POST", `${base}/receive-items`, { items }, z.unknown());
    await admin.adminFetch("POST", `${base}/receive/confirm`, { no_notification: true }, z.unknown());
    expect(await stockOf(variantId)).toEqual({ stocked: 5, reserved: 0, reservations: 0 });
  });

  it("cancelled there is cancelled for its shopper too, and its stock is released", async () => {
    const { orderId, variantId, token } = await anOrderOfTwo();
    await admin.adminFetch("POST", `/admin/orders/${orderId}/cancel`, {}, z.unknown());
    expect(await stockOf(variantId)).toEqual({ stocked: 5, reserved: 0, reservations: 0 });
    await until("the shopper's order cancelled", async () => {
      const [order] = (await api(token).call("listOrders", {})).orders;
      return order?.orderStatus === "cancelled" ? true : undefined;
    });
  });

  it("packed there can still be cancelled by its shopper, and the fulfilment is reversed", async () => {
    const { orderId, variantId, token } = await anOrderOfTwo();
    await fulfil(orderId);
    const { order } = await api(token).call("cancelOrder", { params: { orderId } });
    expect(order.orderStatus).toBe("cancelled");
    expect(await look(orderId)).toMatchObject({ status: "canceled" });
    expect(await stockOf(variantId)).toEqual({ stocked: 5, reserved: 0, reservations: 0 });
  });

  /** @returns id of the order's payment collection. */
  const pay = async (orderId: string) => {
    // The status that the engine's "mark as paid" requires; the cash itself is collected on delivery.
    const { rows } = await withDatabase((client) =>
      client.query(
        `UPDATE payment_collection SET status = 'not_paid'
          WHERE id IN (SELECT payment_collection_id FROM order_payment_collection WHERE order_id = $1) RETURNING id`,
        [orderId],
      ),
    );
    const { id } = z.object({ id: z.string() }).parse(rows[0]);
    await admin.adminFetch("POST", `/admin/payment-collections/${id}/mark-as-paid`, { order_id: orderId }, z.unknown());
    return id;
  };

  it("already paid is refunded when its shopper cancels", async () => {
    const { orderId, token } = await anOrderOfTwo();
    const id = await pay(orderId);
    const { order } = await api(token).call("cancelOrder", { params: { orderId } });
    expect(order).toMatchObject({ orderStatus: "cancelled", paymentStatus: "paid" });
    const refunded = await withDatabase((client) =>
      client.query(
        "SELECT sum(r.amount)::float8 AS amount FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.payment_collection_id = $1",
        [id],
      ),
    );
    expect(refunded.rows).toEqual([{ amount: 436 }]);
  });

  it("already paid is refunded when an administrator cancels", async () => {
    const { orderId, token } = await anOrderOfTwo();
    await pay(orderId);
    await admin.adminFetch("POST", `/admin/orders/${orderId}/cancel`, {}, z.unknown());
    const order = await until("the shopper's order cancelled", async () => {
      const [seen] = (await api(token).call("listOrders", {})).orders;
      return seen?.orderStatus === "cancelled" ? seen : undefined;
    });
    expect(order).toMatchObject({ paymentStatus: "paid", refunds: [{ destination: null, status: "waiting" }] });
  });

  it("with only an authorised payment has nothing to refund", async () => {
    const { orderId, token } = await anOrderOfTwo();
    const id = await pay(orderId);
    await withDatabase(async (client) => {
      const payment = "SELECT id FROM payment WHERE payment_collection_id = $1";
      await client.query(`DELETE FROM capture WHERE payment_id IN (${payment})`, [id]);
      await client.query("UPDATE payment SET captured_at = NULL WHERE payment_collection_id = $1", [id]);
    });
    const { order } = await api(token).call("cancelOrder", { params: { orderId } });
    expect(order).toMatchObject({ orderStatus: "cancelled", paymentStatus: "pending" });
  });
});
