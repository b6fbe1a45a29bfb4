import { loginMessages } from "@haat/api-contract/login/messages";
import { orderMessages } from "@haat/api-contract/order/messages";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { z } from "zod";
import { type Administrator, anAdministrator } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { aProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { refundsOf } from "../support/money";
import { anOrder } from "../support/order-body";
import { anOrderOfTwo } from "../support/order-of-two";
import { aShopper } from "../support/shopper";
import { stockOf } from "../support/stock";
import { notifySubscriber } from "../support/tasks";

const engineOrderSchema = z.object({
  order: z.object({
    status: z.string(),
    fulfillment_status: z.string(),
    payment_status: z.string(),
    fulfillments: z.array(z.object({ canceled_at: z.string().nullable() })),
  }),
});

describe("PUT /api/v1/updateOrderStatus/{orderId}", () => {
  let admin: Administrator;
  beforeAll(async () => {
    admin = await anAdministrator();
  });

  const move = (orderId: string, status: string, token = admin.token) =>
    api(token).call("updateOrderStatus", { params: { orderId }, body: { status } });
  const look = async (orderId: string) =>
    (await admin.adminFetch("GET", `/admin/orders/${orderId}?fields=%2Bfulfillments.*`, undefined, engineOrderSchema))
      .order;
  const parcelsOf = async (orderId: string) => (await look(orderId)).fulfillments.filter((one) => !one.canceled_at);
  const seenBy = async (token: string) => (await api(token).call("listOrders", {})).orders[0];

  // @spec tracking-can-be-corrected
  it("corrects the tracking of a single-parcel order once while it is shipped, and records who did", async () => {
    const { orderId, token } = await anOrderOfTwo();
    const [was, right] = ["BD-8", "BD-9"].map((trackingNumber) => ({ carrier: "Blue Dart", trackingNumber }));
    if (!was || !right) throw new Error("There are two.");
    const correct = () => api(admin.token).call("correctOrderTracking", { params: { id: orderId }, body: right });
    expect(await failureOf(correct())).toMatchObject({ status: 409, message: parcelMessages.cannotCorrect("placed") });
    const body = { status: "shipped", ...was };
    await api(admin.token).call("updateOrderStatus", { params: { orderId }, body });
    const clicks = await Promise.all(Array.from({ length: 20 }, correct));
    expect(clicks.filter(({ message }) => message === parcelMessages.trackingCorrected)).toHaveLength(1);
    const seen = await seenBy(token);
    expect(seen).toMatchObject({ orderStatus: "shipped", ...right });
    expect(seen?.history.map(({ status }) => status)).toEqual(["pending", "shipped"]);
    const { order } = await api(admin.token).call("getManagedOrder", { params: { id: orderId } });
    expect(order.history.at(-1)).toMatchObject({ by: { kind: "administrator" }, correction: { ...right, was } });
    await move(orderId, "cancelled");
    expect(await failureOf(correct())).toMatchObject({
      status: 409,
      message: parcelMessages.cannotCorrect("cancelled"),
    });
  });

  // @spec engine-matching-act-fulfil put-updateorderstatus-orderid-any
  it("moves an order to delivery, with the engine in step", async () => {
    const { orderId, token, variantId } = await anOrderOfTwo();
    await move(orderId, "processing");
    expect(await look(orderId)).toMatchObject({ fulfillment_status: "fulfilled" });
    expect(await stockOf(variantId)).toEqual({ stocked: 3, reserved: 0, reservations: 0 });
    await move(orderId, "shipped");
    expect(await look(orderId)).toMatchObject({ fulfillment_status: "shipped", payment_status: "awaiting" });
    const { order, message } = await move(orderId, "delivered");
    expect(message).toBe(orderMessages.statusUpdated("delivered"));
    expect(order).toMatchObject({ orderStatus: "delivered", paymentStatus: "paid" });
    expect(order.history.map(({ status }) => status)).toEqual(["placed", "processing", "shipped", "delivered"]);
    expect(order.history.map(({ by }) => by.kind)).toEqual([
      "shopper",
      "administrator",
      "administrator",
      "administrator",
    ]);
    expect(await look(orderId)).toMatchObject({ fulfillment_status: "delivered", payment_status: "captured" });
    expect(await seenBy(token)).toMatchObject({ orderStatus: "delivered", paymentStatus: "paid" });
  });

  // @spec shop-parcel-can-be-followed
  it("accepts carrier and tracking number together or not at all, and shows them to the shopper", async () => {
    const { orderId, token } = await anOrderOfTwo();
    const send = (body: object) =>
      api(admin.token).call("updateOrderStatus", { params: { orderId }, body: { status: "shipped", ...body } });
    for (const half of [{ carrier: "Blue Dart" }, { trackingNumber: "BD-9", carrier: "  " }]) {
      expect(await failureOf(send(half))).toMatchObject({ status: 400, message: parcelMessages.trackingMissing });
    }
    expect(await failureOf(send({ carrier: "Blue Dart", trackingNumber: "9".repeat(101) }))).toMatchObject({
      status: 400,
    });
    expect(await seenBy(token)).toMatchObject({ orderStatus: "pending", carrier: "", trackingNumber: "" });
    const sent = { carrier: "Blue Dart", trackingNumber: "BD-9" };
    await send({ carrier: " Blue Dart ", trackingNumber: sent.trackingNumber });
    expect(await seenBy(token)).toMatchObject({ orderStatus: "shipped", ...sent });
    const { order } = await api(admin.token).call("getManagedOrder", { params: { id: orderId } });
    expect(order).toMatchObject(sent);
    // Moving back and forth without a number keeps it; an order that has not shipped has no tracking.
    await move(orderId, "processing");
    expect(await seenBy(token)).toMatchObject({ carrier: "", trackingNumber: "" });
    await move(orderId, "delivered");
    expect(await seenBy(token)).toMatchObject({ orderStatus: "delivered", ...sent });
  });

  // @spec any-five-picked-dropdown
  it("catches up on skipped steps and accepts the statuses in any order", async () => {
    const { orderId, token, variantId } = await anOrderOfTwo();
    await move(orderId, "delivered");
    expect(await look(orderId)).toMatchObject({ fulfillment_status: "delivered", payment_status: "captured" });
    for (const status of ["pending", "shipped", "processing", "delivered"]) await move(orderId, status);
    expect(await parcelsOf(orderId)).toHaveLength(1);
    expect(await stockOf(variantId)).toEqual({ stocked: 3, reserved: 0, reservations: 0 });
    const seen = await seenBy(token);
    expect(seen).toMatchObject({ orderStatus: "delivered", paymentStatus: "paid" });
    expect(seen?.history.map(({ status }) => status)).toEqual([
      "pending",
      "delivered",
      "pending",
      "shipped",
      "processing",
      "delivered",
    ]);
  });

  // @spec engine-matching-act-fulfil put-updateorderstatus-orderid-any
  it("ships and captures an order once for any number of concurrent clicks", async () => {
    const { orderId, variantId } = await anOrderOfTwo();
    const clicks = Array.from({ length: 20 }, (_, index) => move(orderId, index % 2 === 0 ? "delivered" : "shipped"));
    await Promise.all(clicks);
    const { order } = await move(orderId, "delivered");
    expect(order).toMatchObject({ orderStatus: "delivered", paymentStatus: "paid" });
    expect(await parcelsOf(orderId)).toHaveLength(1);
    expect(await stockOf(variantId)).toEqual({ stocked: 3, reserved: 0, reservations: 0 });
    const { rows } = await withDatabase((client) =>
      client.query(
        `SELECT c.amount::float8 AS amount FROM capture c JOIN payment p ON p.id = c.payment_id
           JOIN order_payment_collection l ON l.payment_collection_id = p.payment_collection_id WHERE l.order_id = $1`,
        [orderId],
      ),
    );
    expect(rows).toEqual([{ amount: 436 }]);
  });

  it("keeps one of twenty identical concurrent changes", async () => {
    const { orderId } = await anOrderOfTwo();
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(orderId, "processing")));
    const messages = answers.map(({ message }) => message);
    expect(messages.filter((message) => message === orderMessages.statusUpdated("processing"))).toHaveLength(1);
    expect(messages.filter((message) => message === orderMessages.statusUnchanged("processing"))).toHaveLength(19);
    expect((await move(orderId, "processing")).order.history).toHaveLength(2);
  });

  it("keeps stock correct while many orders of one product are packed, bought and cancelled concurrently", async () => {
    const product = await aProduct({ price: 100, stock: 100 });
    const variantId = product.variants[0]?.id ?? "";
    const buyers = await Promise.all(Array.from({ length: 8 }, () => aShopper()));
    const buy = async (token: string) =>
      (await api(token).call("placeOrder", { body: anOrder({ productId: product.id, quantity: 1 }, 100) })).orderId;
    const ids = await Promise.all(buyers.map(({ token }) => buy(token)));
    const [shipped, others] = [ids.slice(0, 4), ids.slice(4)];
    await Promise.all(others.map((orderId) => move(orderId, "delivered")));
    await Promise.all([
      ...shipped.map((orderId) => move(orderId, "shipped")),
      ...others.map((orderId) => move(orderId, "cancelled")),
      ...buyers.map(({ token }) => buy(token)),
    ]);
    expect(await stockOf(variantId)).toEqual({ stocked: 96, reserved: 8, reservations: 8 });
  });

  it.each(["placed", "processing"])("cancels a %s order and restores its stock", async (status) => {
    const { orderId, token, variantId } = await anOrderOfTwo();
    await move(orderId, status);
    const { order } = await move(orderId, "cancelled");
    expect(order).toMatchObject({ orderStatus: "cancelled", paymentStatus: "pending" });
    expect(order.history.at(-1)).toMatchObject({ status: "cancelled", by: { kind: "administrator" } });
    expect(await look(orderId)).toMatchObject({ status: "canceled" });
    expect(await stockOf(variantId)).toEqual({ stocked: 5, reserved: 0, reservations: 0 });
    expect(await seenBy(token)).toMatchObject({ orderStatus: "cancelled" });
  });

  it("cancels a shipped parcel: the stock is restored, nothing is refunded", async () => {
    const { orderId, variantId } = await anOrderOfTwo();
    await move(orderId, "shipped");
    expect((await move(orderId, "cancelled")).order.paymentStatus).toBe("pending");
    expect(await stockOf(variantId)).toEqual({ stocked: 5, reserved: 0, reservations: 0 });
    expect(await refundsOf(orderId)).toEqual([]);
  });

  // @spec engine-matching-act-fulfil
  it("refunds a delivered order once, whatever the number of concurrent cancellations", async () => {
    const { orderId, variantId } = await anOrderOfTwo();
    await move(orderId, "delivered");
    await Promise.all(Array.from({ length: 5 }, () => move(orderId, "cancelled")));
    expect((await move(orderId, "cancelled")).order).toMatchObject({ paymentStatus: "paid" });
    expect(await refundsOf(orderId)).toEqual([436]);
    expect(await stockOf(variantId)).toEqual({ stocked: 5, reserved: 0, reservations: 0 });
  });

  it("reopens a cancelled order, reserving its stock and awaiting a payment", async () => {
    const { orderId, variantId } = await anOrderOfTwo();
    await move(orderId, "delivered");
    await move(orderId, "cancelled");
    const { order } = await move(orderId, "placed");
    expect(order).toMatchObject({ orderStatus: "placed", paymentStatus: "pending" });
    expect(await stockOf(variantId)).toEqual({ stocked: 5, reserved: 2, reservations: 2 });
    expect((await move(orderId, "delivered")).order.paymentStatus).toBe("paid");
    expect(await stockOf(variantId)).toEqual({ stocked: 3, reserved: 0, reservations: 0 });
  });

  it("keeps a reopened order when its cancellation event arrives late", async () => {
    const { orderId, token, variantId } = await anOrderOfTwo();
    await move(orderId, "cancelled");
    await move(orderId, "placed");
    await notifySubscriber("follow-engine-cancellation", { name: "order.canceled", data: { id: orderId } });
    expect(await seenBy(token)).toMatchObject({ orderStatus: "pending" });
    expect(await stockOf(variantId)).toEqual({ stocked: 5, reserved: 2, reservations: 2 });
  });

  it("does not reopen a cancelled order whose stock is gone", async () => {
    const { orderId, product } = await anOrderOfTwo();
    await move(orderId, "cancelled");
    const other = await aShopper();
    await api(other.token).call("placeOrder", { body: anOrder({ productId: product.id, quantity: 4 }, 872) });
    const { status, message } = await failureOf(move(orderId, "processing"));
    expect([status, message]).toEqual([409, orderMessages.onlyLeft(1, product.title)]);
    expect((await move(orderId, "cancelled")).order.history).toHaveLength(2);
  });

  it("rejects shoppers, and staff without the permission", async () => {
    const { orderId, token } = await anOrderOfTwo();
    expect((await failureOf(move(orderId, "shipped", token))).status).toBe(403);
    const nobody = await failureOf(
      api().call("updateOrderStatus", { params: { orderId }, body: { status: "shipped" } }),
    );
    expect([nobody.status, nobody.message]).toEqual([401, loginMessages.tokenMissing]);
  });

  it.each(["returned", "lost", "", null, 5])("rejects the status %p", async (status) => {
    const { orderId } = await anOrderOfTwo();
    expect((await failureOf(move(orderId, status as string))).status).toBe(400);
  });

  it("returns 404 for an unknown order id", async () => {
    const { status, message } = await failureOf(move("order_nobody", "shipped"));
    expect([status, message]).toEqual([404, orderMessages.notFound]);
  });
});
