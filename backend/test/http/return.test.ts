import { orderMessages } from "@haat/api-contract/order/messages";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import { type Administrator, anAdministrator } from "../support/administrator";
import { api, failureOf } from "../support/api";
import { aProduct, type MadeProduct } from "../support/catalogue";
import { withDatabase } from "../support/database";
import { refundsOf } from "../support/money";
import { anOrder } from "../support/order-body";
import { aPicture } from "../support/pictures";
import { raw } from "../support/raw";
import { aShopper } from "../support/shopper";
import { stockOf } from "../support/stock";

let admin: Administrator;
let kurta: MadeProduct;
let diya: MadeProduct;

beforeAll(async () => {
  admin = await anAdministrator();
  [kurta, diya] = await Promise.all([
    aProduct({ price: 400, stock: 1000, returnDays: 7, delivery: { charge: 30, freeAbove: 10_000 } }),
    aProduct({ price: 100, stock: 1000 }),
  ]);
});

const move = (orderId: string, status: string) =>
  api(admin.token).call("updateOrderStatus", { params: { orderId }, body: { status } });

/** Two kurtas for 860 with the delivery; with `besides` also the diya, which is not returnable. */
const aDelivered = async ({ product = kurta, besides = false } = {}) => {
  const shopper = await aShopper();
  const lines = [{ productId: product.id, quantity: 2 }, ...(besides ? [{ productId: diya.id, quantity: 1 }] : [])];
  const body = anOrder(lines, 860 + (besides ? 100 : 0));
  const { orderId, order } = await api(shopper.token).call("placeOrder", { body });
  await move(orderId, "delivered");
  return { ...shopper, orderId, lineIds: order.products.map(({ _id }) => _id) };
};

type Asked = { action?: string; reason?: string; products?: { _id: string; quantity: number }[] };
const ask = (token: string, orderId: string, asked: Asked = {}, image?: Blob) => {
  const body = { action: "return", reason: "Too small", ...asked } as const;
  return api(token).call("requestReturn", {
    params: { orderId },
    body: body as typeof body & { action: "return" },
    files: { image },
  });
};
const decide = (orderId: string, status: string, token = admin.token) => {
  const reason = status === "rejected" ? "It was worn." : undefined;
  return api(token).call("decideReturn", { params: { orderId }, body: { status: status as "approved", reason } });
};
const orderOf = async (token: string) => (await api(token).call("listOrders", {})).orders[0];
const aPng = async () => new Blob([new Uint8Array(await aPicture("png"))], { type: "image/png" });

describe("PUT /api/v1/return/{orderId}/return-or-replace", () => {
  // @spec return-sent-action-reason put-return-orderid-return
  it("accepts a return with its picture, and the order is returned", async () => {
    const { token, orderId, lineIds } = await aDelivered();
    const { updatedOrder, message } = await ask(token, orderId, { reason: "  <b>Torn</b> seam " }, await aPng());
    expect(message).toBe("Your request has been submitted successfully!");
    expect(updatedOrder).toMatchObject({
      _id: orderId,
      orderStatus: "returned",
      paymentStatus: "paid",
      returnRequest: {
        action: "return",
        reason: "<b>Torn</b> seam",
        status: "requested",
        products: [{ _id: lineIds[0], quantity: 2 }],
        refund: null,
      },
    });
    expect(updatedOrder.history.at(-1)).toMatchObject({ status: "returned" });
    expect((await raw("GET", updatedOrder.returnRequest?.image ?? "")).headers.get("content-type")).toBe("image/webp");
    expect(await orderOf(token)).toEqual(updatedOrder);
  });

  // @spec return-sent-action-reason
  it("accepts some of the lines, as JSON too", async () => {
    const { token, orderId, lineIds } = await aDelivered({ besides: true });
    const products = [{ _id: lineIds[0] ?? "", quantity: 1 }];
    const body = { action: "replace", reason: "Wrong colour", products } as const;
    const { updatedOrder } = await api(token).call("requestReturn", { params: { orderId }, body });
    expect(updatedOrder.returnRequest).toMatchObject({ action: "replace", image: null, products });
  });

  it("is accepted once per order, even for twenty concurrent clicks", async () => {
    const { token, orderId } = await aDelivered();
    const clicks = await Promise.allSettled(Array.from({ length: 20 }, () => ask(token, orderId)));
    expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const again = await failureOf(ask(token, orderId));
    expect([again.status, again.message]).toEqual([409, returnMessages.alreadyRequested]);
  });

  it("reports a line that is not returnable and a return window that has ended", async () => {
    const { token, orderId, lineIds } = await aDelivered({ besides: true });
    const order = await orderOf(token);
    const until = order?.products[0]?.returnUntil ?? "";
    const delivered = order?.history.at(-1)?.at ?? "";
    expect(Date.parse(until) - Date.parse(delivered)).toBe(7 * 24 * 60 * 60 * 1000);
    expect(order?.products[1]?.returnUntil).toBeNull();
    const whole = await failureOf(ask(token, orderId));
    expect([whole.status, whole.message]).toEqual([409, returnMessages.notReturnable(diya.title)]);
    await withDatabase((client) =>
      client.query(
        `UPDATE order_status SET history = (SELECT jsonb_agg(jsonb_set(h, '{at}', '"2026-01-01T10:00:00.000Z"')) FROM jsonb_array_elements(history) h)
          WHERE order_id = $1`,
        [orderId],
      ),
    );
    const late = await failureOf(ask(token, orderId, { products: [{ _id: lineIds[0] ?? "", quantity: 1 }] }));
    expect([late.status, late.message]).toEqual([409, returnMessages.windowClosed(kurta.title, "8 January 2026")]);
  });

  it("is limited to the shopper's own delivered orders", async () => {
    const { token, orderId } = await aDelivered();
    const stranger = await aShopper();
    for (const [who, id] of [
      [stranger.token, orderId],
      [token, "order_nobody"],
    ] as const) {
      const { status, message } = await failureOf(ask(who, id));
      expect([status, message]).toEqual([404, orderMessages.notFound]);
    }
    await move(orderId, "shipped");
    const early = await failureOf(ask(token, orderId));
    expect([early.status, early.message]).toEqual([409, returnMessages.notDelivered("shipped")]);
  });

  it.each([
    ["no reason", { reason: " " }, returnMessages.reasonMissing],
    ["another action", { action: "burn" }, returnMessages.actionMissing],
    ["no lines", { products: [] }, undefined],
    ["more than was ordered", { products: [{ _id: "own", quantity: 3 }] }, undefined],
    ["half a piece", { products: [{ _id: "own", quantity: 0.5 }] }, orderMessages.quantityInvalid],
    ["another's line", { products: [{ _id: "ordli_other", quantity: 1 }] }, returnMessages.lineUnknown],
  ])("rejects %s", async (_, asked, message) => {
    const { token, orderId, lineIds } = await aDelivered();
    const products = (asked as Asked).products?.map((one) =>
      one._id === "own" ? { ...one, _id: lineIds[0] ?? "" } : one,
    );
    const refusal = await failureOf(ask(token, orderId, { ...asked, ...(products ? { products } : {}) }));
    expect(refusal.status).toBe(400);
    if (message) expect(refusal.message).toBe(message);
    expect(await orderOf(token)).toMatchObject({ orderStatus: "delivered", returnRequest: null });
  });

  // @spec return-picture-png-jpeg
  it("checks the picture's content and size", async () => {
    const { token, orderId } = await aDelivered();
    const webp = new Blob([new Uint8Array(await aPicture("webp"))], { type: "image/png" });
    expect((await failureOf(ask(token, orderId, {}, webp))).status).toBe(415);
    const large = new Blob([new Uint8Array(6 * 1024 * 1024)], { type: "image/png" });
    const refusal = await failureOf(ask(token, orderId, {}, large));
    expect([refusal.status, refusal.message]).toEqual([413, "File size should not exceed 5MB."]);
    await ask(token, orderId, {}, await aPng());
  });
});

describe("PUT /api/v1/return/{orderId}/status", () => {
  const aRequest = async (asked: Asked = {}) => {
    const product = await aProduct({
      price: 400,
      stock: 10,
      returnDays: 7,
      delivery: { charge: 30, freeAbove: 10_000 },
    });
    const delivered = await aDelivered({ product });
    await ask(delivered.token, delivered.orderId, asked);
    return { ...delivered, product, variantId: product.variants[0]?.id ?? "" };
  };

  it("restocks and refunds a return once the goods are received, once", async () => {
    const { orderId, token, variantId } = await aRequest();
    await decide(orderId, "approved");
    expect(await stockOf(variantId)).toMatchObject({ stocked: 8 });
    await Promise.all(Array.from({ length: 10 }, () => decide(orderId, "received")));
    const { returnRequest, message } = await decide(orderId, "received");
    expect(message).toBe(returnMessages.unchanged("refunded"));
    expect(returnRequest).toMatchObject({ status: "refunded", refund: 800 });
    expect(returnRequest.history.map(({ status }) => status)).toEqual([
      "requested",
      "approved",
      "received",
      "refunded",
    ]);
    expect(await stockOf(variantId)).toEqual({ stocked: 10, reserved: 0, reservations: 0 });
    expect(await refundsOf(orderId)).toEqual([800]);
    // The delivery charge is not refunded.
    expect(await orderOf(token)).toMatchObject({ orderStatus: "returned", paymentStatus: "paid" });
  });

  it("resumes after a crash", async () => {
    const { orderId, variantId } = await aRequest();
    await decide(orderId, "approved");
    await decide(orderId, "received");
    // Restocked and refunded, but our own record was lost.
    await withDatabase((client) =>
      client.query("UPDATE return_request SET status = 'approved', refund = NULL WHERE order_id = $1", [orderId]),
    );
    await withDatabase((client) =>
      client.query("UPDATE order_status SET payment_status = 'paid' WHERE order_id = $1", [orderId]),
    );
    expect((await decide(orderId, "received")).returnRequest).toMatchObject({ status: "refunded", refund: 800 });
    expect(await stockOf(variantId)).toMatchObject({ stocked: 10 });
    expect(await refundsOf(orderId)).toEqual([800]);
  });

  it("refunds only what was sent back", async () => {
    const { orderId, token, lineIds } = await aDelivered();
    await ask(token, orderId, { products: [{ _id: lineIds[0] ?? "", quantity: 1 }] });
    await decide(orderId, "approved");
    expect((await decide(orderId, "received")).returnRequest.refund).toBe(400);
    expect(await refundsOf(orderId)).toEqual([400]);
    expect((await orderOf(token))?.finalAmount).toBe(860);
  });

  it("sends a replacement from stock and refunds nothing", async () => {
    const { orderId, variantId } = await aRequest({ action: "replace" });
    await decide(orderId, "approved");
    expect((await decide(orderId, "received")).returnRequest).toMatchObject({ status: "replaced", refund: null });
    expect(await stockOf(variantId)).toEqual({ stocked: 6, reserved: 0, reservations: 0 });
    expect(await refundsOf(orderId)).toEqual([]);
  });

  // @spec goods-return-go-stock
  it("does not replace when stock is insufficient", async () => {
    const { orderId, product } = await aRequest({ action: "replace" });
    await decide(orderId, "approved");
    const other = await aShopper();
    await api(other.token).call("placeOrder", {
      body: anOrder({ productId: product.id, quantity: 7 }, 7 * 430),
    });
    const refusal = await failureOf(decide(orderId, "received"));
    expect([refusal.status, refusal.message]).toEqual([409, orderMessages.onlyLeft(1, product.title)]);
    expect((await decide(orderId, "approved")).returnRequest.status).toBe("approved");
  });

  it("rejects a request: the order is delivered again, and no second request is accepted", async () => {
    const { orderId, token } = await aRequest();
    const delivery = (await orderOf(token))?.history.find(({ status }) => status === "delivered");
    await decide(orderId, "rejected");
    expect(await orderOf(token)).toMatchObject({
      orderStatus: "delivered",
      updatedAt: delivery?.at,
      returnRequest: { status: "rejected", rejection: "It was worn." },
    });
    expect((await failureOf(ask(token, orderId))).message).toBe(returnMessages.alreadyRequested);
    const late = await failureOf(decide(orderId, "approved"));
    expect([late.status, late.message]).toEqual([409, returnMessages.cannotDecide("rejected")]);
  });

  // @spec any-five-picked-dropdown
  it("enforces the order of the steps", async () => {
    const { orderId, token } = await aRequest();
    expect((await failureOf(decide(orderId, "received"))).message).toBe(returnMessages.receiveApprovedOnly);
    const moved = await failureOf(move(orderId, "cancelled"));
    expect([moved.status, moved.message]).toEqual([409, orderMessages.isReturned]);
    expect((await failureOf(decide(orderId, "approved", token))).status).toBe(403);
    expect((await failureOf(decide(orderId, "refunded"))).status).toBe(400);
    expect((await failureOf(decide("order_nobody", "approved"))).status).toBe(404);
  });
});
