import { orderMessages } from "@haat/api-contract/order/messages";
import type { PaymentMethod } from "@haat/api-contract/order/words";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import { gatewayNames } from "@haat/gateway-simulator/words";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { aProduct } from "../../support/catalogue";
import { withDatabase } from "../../support/database";
import { anOnlineOrder, endTimeToPay, type OnlineOrder, payAt, sendPaid } from "../../support/online-order";
import { anOrder } from "../../support/order-body";
import { differencesIn, moneyOf } from "../../support/order-money";
import { aShopWithGateways, type ShopWithGateways } from "../../support/shop-with-gateways";
import { aShopper } from "../../support/shopper";
import { until } from "../../support/until";

const bootPatience = 300_000;
jest.setTimeout(bootPatience);

let at: ShopWithGateways;
beforeAll(async () => {
  at = await aShopWithGateways();
}, bootPatience);
afterAll(() => at?.stop());
afterEach(() => at?.heal());

const place = (gateway: OnlineOrder["gateway"]) => anOnlineOrder({ product: at.product, gateway, url: at.url });
const open = ({ shopper, orderId }: Pick<OnlineOrder, "shopper" | "orderId">, method: PaymentMethod) =>
  api(shopper.token, at.url).call("openPayment", { params: { orderId }, body: { method } });
const openings = async (gateway: OnlineOrder["gateway"]) => (await at.gateways.books())[gateway].openings;

describe("POST /api/v1/Order by an online method", () => {
  // @spec cash-razorpay-stripe-wallet
  it.each(gatewayNames)("returns the sheet of %s, and awaits the money", async (gateway) => {
    const { sheet, order, shopper } = await place(gateway);
    const made = (await openings(gateway)).find(({ id }) => id === sheet.gatewayOrderId);
    expect(made).toMatchObject({ amount: 49_950, currency: "INR" });
    expect(sheet).toMatchObject({ gateway, amountPaise: 49_950, currency: "INR", clientSecret: made?.clientSecret });
    expect(sheet.prefill).toMatchObject({ name: "Asha Rao", email: shopper.identifier });
    expect(JSON.stringify(sheet)).not.toMatch(/sk_demo|whsec/);
    expect(order).toMatchObject({ orderStatus: "pending", paymentStatus: "pending", paymentMethod: gateway });
    expect(order.payment).toMatchObject({ fromWallet: 0, due: 499.5, payUntil: expect.any(String) });
  });

  it.each(["drop", "error", "lose-answer"] as const)(
    "creates the order when the gateway is down (%s), and opens one payment when the shopper returns",
    async (how) => {
      const gateway = "razorpay";
      await at.gateways.faults({ gateway, away: { calls: 10, how } });
      const shopper = await aShopper({ url: at.url });
      const body = anOrder({ productId: at.product.id, quantity: 1 }, 499.5, { paymentMethod: gateway });
      const { orderId, order, payment } = await api(shopper.token, at.url).call("placeOrder", { body });
      expect(payment).toMatchObject({ status: "pending", sheet: null, problem: paymentMessages.gatewayAway });
      expect(order).toMatchObject({ orderStatus: "pending", payment: { due: 499.5 } });
      const away = await failureOf(open({ shopper, orderId }, gateway));
      expect(away).toMatchObject({ status: 503, message: paymentMessages.gatewayAway });
      await at.heal();
      const before = await openings(gateway);
      const { sheet } = await open({ shopper, orderId }, gateway);
      const made = (await openings(gateway)).find(({ id }) => id === sheet?.gatewayOrderId);
      const ofAttempt = (await openings(gateway)).filter(({ receipt }) => receipt === made?.receipt);
      expect(ofAttempt).toHaveLength(1);
      if (how !== "lose-answer") expect(before).not.toContainEqual(made);
      const paid: OnlineOrder = { url: at.url, shopper, orderId, order, gateway, sheet: sheet as OnlineOrder["sheet"] };
      const { callback } = await payAt(paid, { webhook: "never" });
      expect((await sendPaid(paid, callback)).order.paymentStatus).toBe("paid");
    },
  );
});

describe("an order whose payment a repeated request opens first", () => {
  const inDatabase = (sql: string, values?: string[]) =>
    withDatabase((client) => client.query(sql, values), at.databaseUrl);
  afterEach(() => inDatabase("DROP FUNCTION IF EXISTS opened_first CASCADE"));

  it("returns the sheet that was opened first", async () => {
    const gateway = "razorpay";
    const { sheet: first, orderId } = await place(gateway);
    await inDatabase("UPDATE payment_attempt SET gateway_order_id = NULL WHERE order_id = $1", [orderId]);
    await inDatabase(`
      CREATE FUNCTION opened_first() RETURNS trigger LANGUAGE plpgsql AS
        $$BEGIN NEW.gateway_order_id := '${first.gatewayOrderId}'; RETURN NEW; END$$;
      CREATE TRIGGER opened_first BEFORE INSERT ON payment_attempt FOR EACH ROW EXECUTE FUNCTION opened_first()`);
    const second = await place(gateway);
    expect(second.sheet.gatewayOrderId).toBe(first.gatewayOrderId);
    expect((await sendPaid(second, (await payAt(second)).callback)).order.paymentStatus).toBe("paid");
  });
});

describe("POST /api/v1/order/{orderId}/payment", () => {
  it.each(gatewayNames)("continues with the open attempt at %s", async (gateway) => {
    const order = await place(gateway);
    const { sheet } = await open(order, gateway);
    expect(sheet).toEqual(order.sheet);
    const mine = (await openings(gateway)).filter(({ id }) => id === order.sheet.gatewayOrderId);
    expect(mine).toHaveLength(1);
  });

  it("closes an attempt that its gateway never answered, once another method is chosen", async () => {
    const gateway = "razorpay";
    await at.gateways.faults({ gateway, away: { calls: 1, how: "drop" } });
    const shopper = await aShopper({ url: at.url });
    const body = anOrder({ productId: at.product.id, quantity: 1 }, 499.5, { paymentMethod: gateway });
    const { orderId } = await api(shopper.token, at.url).call("placeOrder", { body });
    await at.heal();
    await open({ shopper, orderId }, "stripe");
    const attempts = "SELECT gateway, state FROM payment_attempt WHERE order_id = $1 ORDER BY opened_at";
    const { rows } = await withDatabase((client) => client.query(attempts, [orderId]), at.databaseUrl);
    expect(rows).toEqual([
      { gateway, state: "closed" },
      { gateway: "stripe", state: "open" },
    ]);
  });

  it("replaces an attempt closed at Stripe, and closes it here", async () => {
    const order = await place("stripe");
    const states = (state?: string) =>
      withDatabase(
        async (client) =>
          (
            await client.query<{ state: string }>(
              state
                ? `UPDATE payment_attempt SET state = '${state}' WHERE order_id = $1 RETURNING state`
                : "SELECT state FROM payment_attempt WHERE order_id = $1 ORDER BY opened_at",
              [order.orderId],
            )
          ).rows.map((row) => row.state),
        at.databaseUrl,
      );
    // Changing the method closed it at Stripe, and the process crashed before it could record that.
    await open(order, "razorpay");
    await states("open");
    const { sheet } = await open(order, "stripe");
    expect(sheet?.gatewayOrderId).not.toBe(order.sheet.gatewayOrderId);
    expect((await states())[0]).toBe("closed");
    const again: OnlineOrder = { ...order, sheet: sheet as OnlineOrder["sheet"] };
    expect((await sendPaid(again, (await payAt(again)).callback)).order.paymentStatus).toBe("paid");
  });

  it("allows ten attempts, since each is checked later", async () => {
    const order = await place("stripe");
    let refused: unknown = null;
    let opened = 1;
    while (refused === null && opened < 50) {
      // Each change to Razorpay closes the attempt at Stripe; Razorpay continues with its own.
      await open(order, "razorpay").catch((error: unknown) => {
        refused = error;
      });
      await open(order, "stripe").catch((error: unknown) => {
        refused = error;
      });
      opened += 1;
    }
    expect(await failureOf(Promise.reject(refused))).toMatchObject({
      status: 409,
      message: paymentMessages.tooManyTries,
    });
    expect(opened).toBeLessThan(15);
    const { sheet } = await open(order, "cod");
    expect(sheet).toBeNull();
  });

  it("reports an amount that the gateway rejects", async () => {
    const min = await aProduct({ price: 0.5, stock: 10 }, at);
    const shopper = await aShopper({ url: at.url });
    const body = anOrder({ productId: min.id, quantity: 1 }, 0.5, { paymentMethod: "razorpay" });
    const { payment } = await api(shopper.token, at.url).call("placeOrder", { body });
    expect(payment).toMatchObject({ sheet: null, problem: paymentMessages.gatewayRefused });
  });

  it("with another method closes the attempt at Stripe, and is paid by the other", async () => {
    const order = await place("stripe");
    const { sheet, order: changed } = await open(order, "razorpay");
    expect(changed).toMatchObject({ paymentMethod: "razorpay", paymentStatus: "pending", payment: { due: 499.5 } });
    expect((await openings("stripe")).find(({ id }) => id === order.sheet.gatewayOrderId)?.isClosed).toBe(true);
    if (!sheet) throw new Error("There is nothing to pay with.");
    const other: OnlineOrder = { ...order, gateway: "razorpay", sheet };
    const { callback } = await payAt(other, { webhook: "never" });
    expect((await sendPaid(other, callback)).order).toMatchObject({
      paymentStatus: "paid",
      paymentMethod: "razorpay",
      payment: { due: 0, payUntil: null },
    });
    const money = await moneyOf(order);
    expect(money.engine.gateways).toEqual({ captured: 49_950, refunded: 0 });
    expect(differencesIn(money)).toEqual([]);
  });

  it("finds a payment made in the meantime, and opens no second one", async () => {
    const order = await place("razorpay");
    await payAt(order, { webhook: "never" });
    const { sheet, order: found } = await open(order, "stripe");
    expect(sheet).toBeNull();
    expect(found).toMatchObject({ paymentStatus: "paid", paymentMethod: "razorpay" });
  });

  // @spec success-failure-closing-sheet
  it("changes to cash with its fee, which the courier collects", async () => {
    const { token } = await anAdministrator(at);
    const office = api(token, at.url);
    const { settings, version } = await office.call("getPaymentSettings", {});
    const cash = { ...settings.cash, fee: 25 };
    await office.call("savePaymentSettings", { body: { settings: { ...settings, cash }, version } });
    const order = await place("razorpay");
    const { sheet, order: changed } = await open(order, "cod");
    expect(sheet).toBeNull();
    expect(changed).toMatchObject({
      paymentMethod: "cod",
      paymentStatus: "pending",
      finalAmount: 524.5,
      shipping: 25,
      payment: { due: 524.5, payUntil: null },
    });
    const { orderId } = order;
    await office.call("updateOrderStatus", { params: { orderId }, body: { status: "delivered" } });
    const money = await moneyOf(order);
    expect(money.engine.cash).toEqual({ captured: 52_450, refunded: 0 });
    expect(money.stands).toEqual(["delivered", "paid"]);
    // A payment by the old sheet is refunded.
    await payAt(order, { webhook: "never" });
    await at.sweep([order.orderId]);
    const after = await until("the way back", async () => {
      const now = await moneyOf(order);
      return now.sent.open === 0 && now.unmatched.captured > 0 ? now : undefined;
    });
    expect(after.gateways).toEqual({ captured: 49_950, refunded: 49_950 });
    expect(differencesIn(after)).toEqual([]);
  });

  it("is rejected for an order that awaits no payment", async () => {
    const { token } = await anAdministrator(at);
    const paid = await place("razorpay");
    await sendPaid(paid, (await payAt(paid)).callback);
    const again = await open(paid, "stripe");
    expect(again).toMatchObject({ sheet: null, order: { paymentStatus: "paid", paymentMethod: "razorpay" } });
    const cancelled = await place("razorpay");
    await api(cancelled.shopper.token, at.url).call("cancelOrder", { params: { orderId: cancelled.orderId } });
    const late = { status: 409, message: paymentMessages.expired };
    expect(await failureOf(open(cancelled, "razorpay"))).toMatchObject(late);
    const expired = await place("stripe");
    await endTimeToPay(expired.orderId, at.url);
    await at.run("expire-unpaid");
    expect(await failureOf(open(expired, "stripe"))).toMatchObject(late);
    const shopper = await aShopper({ url: at.url });
    const body = anOrder({ productId: at.product.id, quantity: 1 }, 524.5);
    const { orderId } = await api(shopper.token, at.url).call("placeOrder", { body });
    const notDeferred = { status: 409, message: paymentMessages.notDeferred };
    expect(await failureOf(open({ shopper, orderId }, "razorpay"))).toMatchObject(notDeferred);
    const office = api(token, at.url);
    await office.call("updateOrderStatus", { params: { orderId }, body: { status: "shipped" } });
    expect(await failureOf(open({ shopper, orderId }, "razorpay"))).toMatchObject(notDeferred);
  });

  it("returns 404 for another shopper's order", async () => {
    const order = await place("razorpay");
    const stranger = await aShopper({ url: at.url });
    const theirs = { ...order, shopper: stranger };
    const notFound = { status: 404, message: orderMessages.notFound };
    expect(await failureOf(open(theirs, "razorpay"))).toMatchObject(notFound);
    const { callback } = await payAt(order, { webhook: "never" });
    expect(await failureOf(sendPaid(theirs, callback))).toMatchObject(notFound);
    const { order: mine } = await api(order.shopper.token, at.url).call("getOrder", {
      params: { orderId: order.orderId },
    });
    expect(mine.paymentStatus).toBe("pending");
  });

  // @spec bad-signature-answers-400
  it("rejects a callback of another order", async () => {
    const [one, other] = await Promise.all([place("razorpay"), place("razorpay")]);
    const { callback } = await payAt(one, { webhook: "never" });
    const bad = { status: 400, message: paymentMessages.badSignature };
    expect(await failureOf(sendPaid(other, callback))).toMatchObject(bad);
    const { order } = await api(other.shopper.token, at.url).call("getOrder", { params: { orderId: other.orderId } });
    expect(order.paymentStatus).toBe("pending");
  });
});
