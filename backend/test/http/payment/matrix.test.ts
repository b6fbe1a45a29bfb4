import { gatewayNames } from "@haat/gateway-simulator/words";
import { anAdministrator } from "../../support/administrator";
import { api, failureOf } from "../../support/api";
import { atOnce } from "../../support/at-once";
import { aProduct, type MadeProduct } from "../../support/catalogue";
import { fetchPayments, sendRefunds } from "../../support/money-tasks";
import {
  anOnlineOrder,
  endTimeToPay,
  letTimePass,
  type OnlineOrder,
  payAt,
  sendPaid,
} from "../../support/online-order";
import { differencesIn, moneyOf, newsTo } from "../../support/order-money";
import { type Cell, endOf, happenings, messengers } from "../../support/payment-cell";
import { simulatorOf } from "../../support/simulator";
import { runTasks, untilDone } from "../../support/tasks";
import { until } from "../../support/until";

jest.setTimeout(600_000);

const cells: Cell[] = gatewayNames.flatMap((gateway) =>
  happenings.flatMap((happening) => messengers.map((messenger) => ({ gateway, messenger, happening }))),
);

type Played = Cell & { order: OnlineOrder; paymentId: string; callback: Record<string, string> };

const price = 499.5;
let product: MadeProduct;
const ends = new Map<string, Played>();
const nameOf = ({ gateway, messenger, happening }: Cell) => `${gateway}, ${happening}, told by ${messenger}`;

/** The payment at the gateway, and what happened to the order before or after it. No webhook was sent yet. */
async function pay(cell: Cell, order: OnlineOrder): Promise<Played> {
  const hold = "hold" as const;
  const shopper = api(order.shopper.token);
  const paid = async (how: Parameters<typeof payAt>[1] = {}) => {
    const { paymentId, callback } = await payAt(order, { ...how, webhook: hold });
    return { ...cell, order, paymentId, callback };
  };
  switch (cell.happening) {
    case "failed":
      return paid({ outcome: "failed" });
    case "wrong amount":
      return paid({ amount: Math.round(price * 100) - 100 });
    case "wrong currency":
      return paid({ currency: "USD" });
    case "after cancel": {
      await shopper.call("cancelOrder", { params: { orderId: order.orderId } });
      return paid();
    }
    case "after expiry": {
      // It was already in progress, and the bank confirms too late.
      const played = await paid({ outcome: "created" });
      await endTimeToPay(order.orderId);
      return played;
    }
    default:
      return paid();
  }
}

const webhooksOf = async ({ order }: Played) => {
  const about = [order.sheet.gatewayOrderId];
  const made = await simulatorOf().webhooks();
  // The shop's own refunds send webhooks immediately.
  return made.filter(({ mode, body }) => mode === "hold" && about.some((id) => body.includes(id))).map(({ id }) => id);
};

async function deliver(played: Played, how: { order?: "as-made" | "reversed"; times?: number } = {}): Promise<void> {
  const forged = played.happening === "wrong signature";
  const ids = await webhooksOf(played);
  expect(ids.length).toBeGreaterThan(0);
  const before = new Map((await simulatorOf().webhooks()).map(({ id, answers }) => [id, answers.length]));
  const delivered = await simulatorOf().deliver({ ids, forged, ...how });
  for (const { id, answers } of delivered) {
    expect(answers.slice(before.get(id))).toEqual(Array(how.times ?? 1).fill(forged ? 400 : 200));
  }
}

/**
 * A forger at Razorpay does not know the secret; at Stripe, whose callback has no signature, the intent of another
 * order is sent.
 */
async function tell(played: Played): Promise<void> {
  const { order, callback, happening, gateway } = played;
  if (happening !== "wrong signature") return void (await sendPaid(order, callback));
  const signed = callback.razorpay_signature ?? "";
  const forged: Record<string, string> =
    gateway === "razorpay"
      ? { ...callback, razorpay_signature: signed.replace(/^./, (sign) => (sign === "0" ? "1" : "0")) }
      : { payment_intent: "pi_ofAnotherOrder0000000000" };
  expect(await failureOf(sendPaid(order, forged))).toMatchObject({ status: 400 });
}

async function deliverEvents(played: Played): Promise<void> {
  switch (played.messenger) {
    case "callback":
      return await tell(played);
    case "webhook":
      return await deliver(played);
    case "both":
      return void (await Promise.all([tell(played), deliver(played)]));
    case "twice":
      await Promise.all([tell(played), tell(played), deliver(played, { times: 2 })]);
      return await tell(played);
    case "out of order":
      await deliver(played, { order: "reversed" });
      return await tell(played);
    case "nobody":
      return;
  }
}

const sweep = async (orderIds: readonly string[]) => {
  await letTimePass(undefined, orderIds);
  await untilDone(undefined, "read-gateway-events");
  await fetchPayments(undefined, orderIds);
  await runTasks(undefined, "expire-unpaid");
  await sendRefunds(undefined, orderIds);
};

// All cells run concurrently and are checked one by one.
beforeAll(async () => {
  product = await aProduct({ price, stock: 1000 });
  const orders = await atOnce(cells, ({ gateway }) => anOnlineOrder({ product, gateway }));
  const played = await atOnce(cells, (cell, place) => pay(cell, orders[place] as OnlineOrder));
  const tooLate = played.filter(({ happening }) => happening === "after expiry");
  await runTasks(undefined, "expire-unpaid");
  for (const { order } of tooLate) {
    const { order: now } = await api(order.shopper.token).call("getOrder", { params: { orderId: order.orderId } });
    expect(now).toMatchObject({ orderStatus: "cancelled", paymentStatus: "failed" });
  }
  await atOnce(tooLate, ({ gateway, paymentId }) =>
    simulatorOf().turn({ gateway, paymentId, outcome: "captured", webhook: "hold" }),
  );
  const late = played.filter(({ happening }) => happening === "late");
  await atOnce(late, ({ order }) => endTimeToPay(order.orderId));
  await atOnce(played, deliverEvents);
  const orderIds = orders.map(({ orderId }) => orderId);
  await sweep(orderIds);
  await sweep(orderIds);
  for (const one of played) ends.set(nameOf(one), one);
}, 600_000);

it.each(cells.map((cell) => [nameOf(cell), cell] as const))("%s", async (name, cell) => {
  const played = ends.get(name);
  if (!played) throw new Error("It was not played.");
  const { orderId, shopper } = played.order;
  const { stands, fate, news } = endOf(cell);
  const money = await until("an end of all that is on its way", async () => {
    const now = await moneyOf({ orderId, shopper });
    return now.sent.open === 0 && (fate === "none" || now.gateways.captured > 0) ? now : undefined;
  });
  expect(differencesIn(money)).toEqual([]);
  expect(money.stands).toEqual(stands);
  const { captured, refunded } = money.gateways;
  const sum = { taken: price * 100, returned: 0, none: 0 }[fate];
  expect(captured - refunded).toBe(sum);
  expect(captured > 0).toBe(fate !== "none");
  expect(money.engine.gateways).toEqual({ captured: sum, refunded: 0 });
  expect(money.reserved).toBe(stands[0] === "pending" ? 1 : 0);
  const expected = ["order-placed", ...news].sort();
  const told = await until("the mails", async () => {
    const sent = await newsTo(shopper.identifier);
    return sent.length >= expected.length ? sent : undefined;
  });
  expect(told).toEqual(expected);
});

// @spec cash-razorpay-stripe-wallet callback-webhook-sweep-lead
it("the matrix leaves no failed webhook for staff to handle", async () => {
  const { token } = await anAdministrator();
  for (const gateway of gatewayNames) {
    const { webhooks } = await api(token).call("listGatewayWebhooks", { params: { gateway } });
    expect(webhooks.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  }
});
