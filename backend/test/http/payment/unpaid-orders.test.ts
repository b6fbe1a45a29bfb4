import { orderMessages } from "@haat/api-contract/order/messages";
import { gatewayNames } from "@haat/gateway-simulator/words";
import { z } from "zod";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { withDatabase } from "../../support/database";
import { anOnlineOrder, endTimeToPay, type OnlineOrder, payAt, sendPaid } from "../../support/online-order";
import { anOrder } from "../../support/order-body";
import { differencesIn, moneyOf, newsTo } from "../../support/order-money";
import { parcelOf, twoStalls } from "../../support/order-of-sellers";
import { aShopWithGateways, type ShopWithGateways } from "../../support/shop-with-gateways";
import { aShopper } from "../../support/shopper";
import { stockOf } from "../../support/stock";
import { until } from "../../support/until";

const bootPatience = 300_000;
jest.setTimeout(bootPatience);

let at: ShopWithGateways;
let office: ReturnType<typeof api>;
beforeAll(async () => {
  at = await aShopWithGateways();
  office = api((await anAdministrator(at)).token, at.url);
}, bootPatience);
afterAll(() => at?.stop());
afterEach(() => at?.heal());

const place = (gateway: OnlineOrder["gateway"]) => anOnlineOrder({ product: at.product, gateway, url: at.url });
const standing = async (order: OnlineOrder) => (await moneyOf(order)).stands;
const settled = (order: OnlineOrder) =>
  until("an end of what is on its way", async () => {
    const now = await moneyOf(order);
    return now.sent.open === 0 && now.unmatched.captured === now.unmatched.refunded ? now : undefined;
  });

/** Ends the time to pay and runs the expiry. */
async function expire({ orderId }: OnlineOrder): Promise<void> {
  await endTimeToPay(orderId, at.url);
  await at.run("expire-unpaid");
}

/** The bank confirms after the time to pay, without a webhook. Returns where the money ends up. */
async function paidTooLate(gateway: OnlineOrder["gateway"]) {
  const order = await place(gateway);
  const { paymentId } = await payAt(order, { outcome: "created", webhook: "never" });
  await expire(order);
  await at.gateways.turn({ gateway, paymentId, outcome: "captured", webhook: "never" });
  await at.sweep([order.orderId]);
  return { order, money: await settled(order) };
}

describe.each(gatewayNames)("an order that awaits %s", (gateway) => {
  // @spec unpaid-orders-end-after
  it("is cancelled after its time to pay, its stock is released, and it cannot be paid any more", async () => {
    const variantId = at.product.variants[0]?.id ?? "";
    const before = await stockOf(variantId, at.databaseUrl);
    const order = await place(gateway);
    await expire(order);
    expect(await standing(order)).toEqual(["cancelled", "failed"]);
    expect(await stockOf(variantId, at.databaseUrl)).toEqual(before);
    const { shopper, orderId, sheet } = order;
    const { order: shown } = await api(shopper.token, at.url).call("getOrder", { params: { orderId } });
    expect(shown.payment).toMatchObject({ payUntil: null });
    const made = (await at.gateways.books())[gateway].openings.find(({ id }) => id === sheet.gatewayOrderId);
    if (gateway === "stripe") expect(made?.isClosed).toBe(true);
    await until(
      "the mail",
      async () => (await newsTo(shopper.identifier, at.url)).includes("order-cancelled") || undefined,
    );
  });

  it("is not cancelled before its time to pay ends", async () => {
    const order = await place(gateway);
    await at.run("expire-unpaid");
    expect(await standing(order)).toEqual(["pending", "pending"]);
  });

  // @spec unpaid-orders-end-after
  it.each(["drop", "error"] as const)("waits while the gateway is down (%s), and is found paid", async (how) => {
    const order = await place(gateway);
    await at.gateways.faults({ gateway, away: { calls: 1000, how } });
    await payAt(order, { webhook: "never" });
    await expire(order);
    expect(await standing(order)).toEqual(["pending", "pending"]);
    await at.heal();
    await at.sweep([order.orderId]);
    expect(await standing(order)).toEqual(["pending", "paid"]);
  });

  it("waits while its keys are rejected, and is cancelled once the gateway reports no payment", async () => {
    const order = await place(gateway);
    await at.gateways.faults({ gateway, revoked: true });
    await expire(order);
    await expire(order);
    expect(await standing(order)).toEqual(["pending", "pending"]);
    await at.heal();
    await at.sweep([order.orderId]);
    expect(await standing(order)).toEqual(["cancelled", "failed"]);
  });

  it("is found paid with a renewed key of the same account", async () => {
    const order = await place(gateway);
    await withDatabase(
      (client) => client.query("UPDATE payment_attempt SET key_id = 'of_before' WHERE order_id = $1", [order.orderId]),
      at.databaseUrl,
    );
    await payAt(order, { webhook: "never" });
    await expire(order);
    expect(await standing(order)).toEqual(["pending", "paid"]);
  });

  it("is not shipped after its expiry", async () => {
    const order = await place(gateway);
    await expire(order);
    for (const status of ["processing", "shipped", "delivered"] as const) {
      const params = { orderId: order.orderId };
      const refusal = await failureOf(office.call("updateOrderStatus", { params, body: { status } }));
      expect(refusal).toMatchObject({ status: 409, message: orderMessages.notPaidYet });
    }
    expect(await standing(order)).toEqual(["cancelled", "failed"]);
  });

  // @spec unpaid-orders-end-after
  it("is paid by a last-moment payment without a webhook", async () => {
    const order = await place(gateway);
    await payAt(order, { webhook: "never" });
    await expire(order);
    const money = await moneyOf(order);
    expect(money.stands).toEqual(["pending", "paid"]);
    expect(money.engine.gateways).toEqual({ captured: 49_950, refunded: 0 });
    expect(money.reserved).toBe(1);
  });

  // @spec unpaid-orders-end-after
  it("refunds a payment after its expiry, and emails about it", async () => {
    const { order, money } = await paidTooLate(gateway);
    expect(money.stands).toEqual(["cancelled", "failed"]);
    expect(money.gateways).toEqual({ captured: 49_950, refunded: 49_950 });
    expect(money.engine.gateways).toEqual({ captured: 0, refunded: 0 });
    expect(differencesIn(money)).toEqual([]);
    const news = await until("the mail", async () => {
      const sent = await newsTo(order.shopper.identifier, at.url);
      return sent.length >= 4 ? sent : undefined;
    });
    expect(news).toEqual(["order-cancelled", "order-placed", "payment-returned", "refund-done"]);
  });

  it("does not capture an authorisation after its cancellation", async () => {
    const order = await place(gateway);
    await api(order.shopper.token, at.url).call("cancelOrder", { params: { orderId: order.orderId } });
    const { paymentId } = await payAt(order, { outcome: "authorized", webhook: "never" });
    await at.sweep([order.orderId]);
    const made = (await at.gateways.books())[gateway].payments.find(({ id }) => id === paymentId);
    expect(["authorized", "released"]).toContain(made?.status);
    expect((await moneyOf(order)).gateways).toEqual({ captured: 0, refunded: 0 });
  });

  it("is paid by a new sheet when reopened after a late payment", async () => {
    const { order } = await paidTooLate(gateway);
    const { orderId, shopper } = order;
    await office.call("updateOrderStatus", { params: { orderId }, body: { status: "placed" } });
    const input = { params: { orderId }, body: { method: gateway } };
    const { sheet } = await api(shopper.token, at.url).call("openPayment", input);
    if (!sheet) throw new Error("Nothing was opened.");
    // A gateway accepts no second payment for a paid sheet.
    expect(sheet.gatewayOrderId).not.toBe(order.sheet.gatewayOrderId);
    const reopened = { ...order, sheet };
    await sendPaid(reopened, (await payAt(reopened, { webhook: "never" })).callback);
    const money = await settled(order);
    expect(money.stands).toEqual(["pending", "paid"]);
    expect(money.gateways).toEqual({ captured: 99_900, refunded: 49_950 });
    expect(differencesIn(money)).toEqual([]);
  });

  it("can be reopened by staff, and then be paid", async () => {
    const order = await place(gateway);
    await expire(order);
    const { orderId, shopper } = order;
    await office.call("updateOrderStatus", { params: { orderId }, body: { status: "placed" } });
    expect(await standing(order)).toEqual(["pending", "pending"]);
    const { sheet, order: open } = await api(shopper.token, at.url).call("openPayment", {
      params: { orderId },
      body: { method: gateway },
    });
    if (!sheet) throw new Error("Nothing was opened.");
    expect(open.payment).toMatchObject({ due: 499.5, payUntil: expect.any(String) });
    expect(sheet.gatewayOrderId).not.toBe(gateway === "stripe" ? order.sheet.gatewayOrderId : "");
    const reopened = { ...order, sheet };
    await sendPaid(reopened, (await payAt(reopened, { webhook: "never" })).callback);
    const money = await moneyOf(order);
    expect(money.stands).toEqual(["pending", "paid"]);
    expect(money.reserved).toBe(1);
    await office.call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    expect(await standing(order)).toEqual(["delivered", "paid"]);
  });
});

it("an order does not wait for a hundred others whose gateway cannot be reached", async () => {
  const order = await place("stripe");
  const fakes = (sql: string) => withDatabase((client) => client.query(sql, [order.orderId]), at.databaseUrl);
  await fakes(`INSERT INTO order_status (id, order_id, customer_id, status, payment_status, payment_method, history, placed_at, changed_at, pay_until)
    SELECT 'fake_' || n, 'fake_' || n, customer_id, status, payment_status, payment_method, history, placed_at, changed_at, now() - interval '9 hours'
      FROM order_status, generate_series(1, 100) n WHERE order_id = $1`);
  await fakes(`INSERT INTO payment_attempt (id, order_id, customer_id, session_id, gateway, gateway_order_id, key_id, amount_paise, currency, next_look_at, looks)
    SELECT 'fake_' || n, 'fake_' || n, customer_id, session_id, gateway, 'fake_' || n, 'pk_of_before', amount_paise, currency, now() + interval '6 hours', 99
      FROM payment_attempt, generate_series(1, 100) n WHERE order_id = $1`);
  await expire(order);
  await fakes("DELETE FROM payment_attempt WHERE order_id LIKE 'fake_%' AND $1::text IS NOT NULL");
  await fakes("DELETE FROM order_status WHERE order_id LIKE 'fake_%' AND $1::text IS NOT NULL");
  expect(await standing(order)).toEqual(["cancelled", "failed"]);
});

describe("an unpaid order", () => {
  // @spec paid-packed-nobody
  it("cannot be packed, shipped or delivered by staff, nor in the engine's own admin", async () => {
    const order = await place("razorpay");
    const { orderId } = order;
    for (const status of ["processing", "shipped", "delivered"] as const) {
      const refusal = await failureOf(office.call("updateOrderStatus", { params: { orderId }, body: { status } }));
      expect(refusal).toMatchObject({ status: 409, message: orderMessages.notPaidYet });
    }
    const { adminFetch } = await anAdministrator(at);
    const items = z.object({ order: z.object({ items: z.array(z.object({ id: z.string() })) }) });
    const { order: inEngine } = await adminFetch("GET", `/admin/orders/${orderId}`, undefined, items);
    const pack = { items: inEngine.items.map(({ id }) => ({ id, quantity: 1 })) };
    await expect(adminFetch("POST", `/admin/orders/${orderId}/fulfillments`, pack, z.unknown())).rejects.toThrow();
    expect(await standing(order)).toEqual(["pending", "pending"]);
    await sendPaid(order, (await payAt(order)).callback);
    await office.call("updateOrderStatus", { params: { orderId }, body: { status: "processing" } });
    expect(await standing(order)).toEqual(["processing", "paid"]);
  });

  // @spec paid-packed-nobody
  it("cannot be packed by a seller, who is notified once it is paid", async () => {
    const stalls = await twoStalls();
    const shopper = await aShopper();
    const body = anOrder({ productId: stalls.pot.id, quantity: 2 }, 435.98, { paymentMethod: "razorpay" });
    const { orderId, order, payment } = await api(shopper.token).call("placeOrder", { body });
    const { _id: parcelId } = await parcelOf(stalls.potter, order.orderNumber);
    const seller = api(stalls.potter.token);
    const move = () => seller.call("moveParcel", { params: { parcelId }, body: { status: "processing" } });
    expect(await failureOf(move())).toMatchObject({ status: 409, message: orderMessages.notPaidYet });
    const kinds = async () => (await seller.call("listSellerNotices", {})).notices.map(({ kind }) => kind);
    expect(await kinds()).not.toContain("order-placed");
    if (!payment.sheet) throw new Error("Nothing was opened.");
    const open: OnlineOrder = { url: undefined, shopper, orderId, order, gateway: "razorpay", sheet: payment.sheet };
    await sendPaid(open, (await payAt(open)).callback);
    await until("the news", async () => (await kinds()).includes("order-placed") || undefined);
    await move();
  });
});

it("an order reopened after a refund awaits the full amount again", async () => {
  const order = await place("razorpay");
  const { orderId, shopper } = order;
  await sendPaid(order, (await payAt(order)).callback);
  await api(shopper.token, at.url).call("cancelOrder", { params: { orderId } });
  await at.sweep([order.orderId]);
  const back = await settled(order);
  expect(back.gateways).toEqual({ captured: 49_950, refunded: 49_950 });
  await office.call("updateOrderStatus", { params: { orderId }, body: { status: "placed" } });
  const { sheet } = await api(shopper.token, at.url).call("openPayment", {
    params: { orderId },
    body: { method: "stripe" },
  });
  if (!sheet) throw new Error("Nothing was opened.");
  const reopened: OnlineOrder = { ...order, gateway: "stripe", sheet };
  await sendPaid(reopened, (await payAt(reopened)).callback);
  const money = await moneyOf(order);
  expect(money.stands).toEqual(["pending", "paid"]);
  expect(money.engine.gateways).toEqual({ captured: 99_900, refunded: 49_950 });
  expect(differencesIn(money)).toEqual([]);
});
