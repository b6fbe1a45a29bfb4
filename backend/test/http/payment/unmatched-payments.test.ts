import { gatewayNames } from "@haat/gateway-simulator/words";
import { anAdministrator } from "../../support/administrator";
import { api } from "../../support/api";
import { anOnlineOrder, type OnlineOrder, payAt, sendPaid } from "../../support/online-order";
import { differencesIn, moneyOf, newsTo } from "../../support/order-money";
import { aShopWithGateways, type ShopWithGateways } from "../../support/shop-with-gateways";
import { outbox } from "../../support/shopper";
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
const pay = (order: OnlineOrder, how: Parameters<typeof payAt>[1] = {}) => payAt(order, { webhook: "never", ...how });

/** Sweeps until nothing is in progress, and checks that all books agree. */
async function settle(order: OnlineOrder) {
  const money = await until("an end of what is on its way", async () => {
    await at.sweep([order.orderId]);
    const now = await moneyOf(order);
    return now.sent.open === 0 ? now : undefined;
  });
  expect(differencesIn(money)).toEqual([]);
  return money;
}

const returnedMails = (order: OnlineOrder, count: number) =>
  until(`${count} mails`, async () => {
    const sent = (await outbox(order.shopper.identifier, at.url)).filter(
      ({ template }) => template === "payment-returned",
    );
    return sent.length >= count ? sent : undefined;
  });

describe.each(gatewayNames)("at %s", (gateway) => {
  // @spec money-wrong-sum-currency
  it("a second payment of one sheet is refunded, and the first one stays", async () => {
    const order = await place(gateway);
    const { callback } = await pay(order);
    await pay(order);
    await sendPaid(order, callback);
    const money = await settle(order);
    expect(money.stands).toEqual(["pending", "paid"]);
    expect(money.engine.gateways).toEqual({ captured: 49_950, refunded: 0 });
    expect(money.gateways).toEqual({ captured: 99_900, refunded: 49_950 });
    const [mail] = await returnedMails(order, 1);
    expect(mail?.text).toContain("₹499.50");
  });

  it("each payment after the order was paid is refunded and emailed", async () => {
    const order = await place(gateway);
    await sendPaid(order, (await pay(order)).callback);
    await pay(order, { webhook: "now" });
    await until("the second", async () => ((await moneyOf(order)).unmatched.captured === 49_950 ? true : undefined));
    await pay(order, { webhook: "now" });
    await until("the third", async () => ((await moneyOf(order)).unmatched.captured === 99_900 ? true : undefined));
    const money = await settle(order);
    expect(money.gateways).toEqual({ captured: 149_850, refunded: 99_900 });
    expect(await returnedMails(order, 2)).toHaveLength(2);
  });

  it.each([
    ["less", 49_949],
    ["more", 49_951],
    ["a rupee", 100],
  ])("%s than the order costs is refunded, and the order awaits its money", async (_, amount) => {
    const order = await place(gateway);
    await sendPaid(order, (await pay(order, { amount })).callback);
    const money = await settle(order);
    expect(money.stands).toEqual(["pending", "pending"]);
    expect(money.gateways).toEqual({ captured: amount, refunded: amount });
    await sendPaid(order, (await pay(order)).callback);
    const paid = await settle(order);
    expect(paid.stands).toEqual(["pending", "paid"]);
    expect(paid.engine.gateways).toEqual({ captured: 49_950, refunded: 0 });
  });

  // @spec money-wrong-sum-currency
  it("the right amount in another currency is refunded, and emailed in that currency", async () => {
    const order = await place(gateway);
    await sendPaid(order, (await pay(order, { currency: "USD" })).callback);
    const money = await settle(order);
    expect(money.stands).toEqual(["pending", "pending"]);
    expect(money.gateways).toEqual({ captured: 49_950, refunded: 49_950 });
    const [mail] = await returnedMails(order, 1);
    expect(mail?.text).toContain("USD");
    expect(mail?.text).not.toContain("₹499.50");
  });

  it("an authorised payment is captured if the order awaits it", async () => {
    const order = await place(gateway);
    const { callback } = await pay(order, { outcome: "authorized" });
    await sendPaid(order, callback);
    const money = await settle(order);
    expect(money.stands).toEqual(["pending", "paid"]);
    expect(money.gateways).toEqual({ captured: 49_950, refunded: 0 });
  });

  it("a rejected capture hides no other payment", async () => {
    const order = await place(gateway);
    await pay(order, { outcome: "authorized" });
    await at.gateways.faults({ gateway, refuseCaptures: 100 });
    const { callback } = await pay(order);
    await sendPaid(order, callback);
    expect((await moneyOf(order)).stands).toEqual(["pending", "paid"]);
    const money = await settle(order);
    expect(money.engine.gateways).toEqual({ captured: 49_950, refunded: 0 });
  });

  it("a rejected capture leaves the order waiting, and the next sweep captures it", async () => {
    const order = await place(gateway);
    await at.gateways.faults({ gateway, refuseCaptures: 1 });
    await sendPaid(order, (await pay(order, { outcome: "authorized" })).callback);
    expect((await moneyOf(order)).stands).toEqual(["pending", "pending"]);
    const money = await settle(order);
    expect(money.stands).toEqual(["pending", "paid"]);
  });

  it("of two authorisations only one is captured", async () => {
    const order = await place(gateway);
    const { callback } = await pay(order, { outcome: "authorized" });
    await pay(order, { outcome: "authorized" });
    await sendPaid(order, callback);
    const money = await settle(order);
    expect(money.gateways).toEqual({ captured: 49_950, refunded: 0 });
  });

  it("a successful payment after a failed one counts", async () => {
    const order = await place(gateway);
    await pay(order, { outcome: "failed" });
    await at.sweep([order.orderId]);
    expect((await moneyOf(order)).stands).toEqual(["pending", "pending"]);
    await sendPaid(order, (await pay(order)).callback);
    expect((await settle(order)).stands).toEqual(["pending", "paid"]);
    expect((await newsTo(order.shopper.identifier, at.url)).filter((one) => one === "payment-returned")).toEqual([]);
  });

  it("a refund that the gateway rejects is shown, and sent when staff retry it", async () => {
    const order = await place(gateway);
    await at.gateways.faults({ gateway, refuseRefunds: 1 });
    await sendPaid(order, (await pay(order, { amount: 20_000 })).callback);
    await at.sweep([order.orderId]);
    const office = api((await anAdministrator(at)).token, at.url);
    const row = await until("the refusal", async () => {
      const { refunds } = await office.call("listRefunds", { query: { status: "failed" } });
      return refunds.find((one) => one.order._id === order.orderId);
    });
    expect(row).toMatchObject({ kind: "unmatched", amount: 200, gateway, problem: expect.any(String) });
    expect((await moneyOf(order)).gateways).toEqual({ captured: 20_000, refunded: 0 });
    await office.call("retryRefund", { params: { id: row._id } });
    const money = await settle(order);
    expect(money.gateways).toEqual({ captured: 20_000, refunded: 20_000 });
  });

  it("a pending refund is polled until it is done", async () => {
    const order = await place(gateway);
    await at.gateways.faults({ gateway, refundsPending: true });
    await sendPaid(order, (await pay(order, { amount: 20_000 })).callback);
    await at.sweep([order.orderId]);
    await at.sweep([order.orderId]);
    expect((await moneyOf(order)).sent.open).toBe(20_000);
    await at.gateways.settleRefunds({ gateway, webhook: "never" });
    const money = await settle(order);
    expect(money.gateways).toEqual({ captured: 20_000, refunded: 20_000 });
  });

  it.each(["drop", "lose-answer"] as const)("a refund whose response is lost (%s) is sent once", async (how) => {
    const order = await place(gateway);
    const { callback } = await pay(order, { amount: 20_000 });
    await sendPaid(order, callback);
    await until("the money", async () => ((await moneyOf(order)).unmatched.captured > 0 ? true : undefined));
    await at.gateways.faults({ gateway, away: { calls: 3, how } });
    for (let round = 0; round < 4; round++) await at.sweep([order.orderId]);
    await at.heal();
    const money = await settle(order);
    expect(money.gateways).toEqual({ captured: 20_000, refunded: 20_000 });
  });
});

// @spec money-wrong-sum-currency
it("when paid at both gateways, the first payment stays and the other is refunded", async () => {
  const first = await place("razorpay");
  const { sheet } = await api(first.shopper.token, at.url).call("openPayment", {
    params: { orderId: first.orderId },
    body: { method: "stripe" },
  });
  if (!sheet) throw new Error("Nothing was opened.");
  const second: OnlineOrder = { ...first, gateway: "stripe", sheet };
  await sendPaid(second, (await pay(second)).callback);
  await pay(first);
  const money = await settle(first);
  expect(money.stands).toEqual(["pending", "paid"]);
  expect(money.gateways).toEqual({ captured: 99_900, refunded: 49_950 });
  expect(money.engine.gateways).toEqual({ captured: 49_950, refunded: 0 });
  const { order } = await api(first.shopper.token, at.url).call("getOrder", { params: { orderId: first.orderId } });
  expect(order.paymentMethod).toBe("stripe");
});
