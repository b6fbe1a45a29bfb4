import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../scripts/database/databases.mjs";
import { itemAt } from "../item-at.mjs";
import { call } from "../measure/call.mjs";
import { orderOf } from "../measure/our-order.mjs";
import { usageOf } from "../measure/process-meter.mjs";
import { median } from "../statistics.mjs";
import { sendSteadily } from "./send-steadily.mjs";
import { signedWebhooks } from "./signed-webhooks.mjs";

/** The rate that the issue requires. */
export const rate = { perSecond: 500, seconds: 10 };
/** Number of orders that the webhooks are about, each of them paid. */
const ordersPaid = 100;
const readDeadlineMs = 300_000;

/**
 * @typedef {object} PaymentFigures
 * @property {number[]} cash milliseconds of placing an order
 * @property {number[]} online the same, including the gateway call that opens its payment
 * @property {number[]} gateway milliseconds of that call alone
 * @property {{ cash: number, online: number, gateway: number }} cpuMs of the server for an order and the tasks that
 * follow it; `gateway` is the part of an online one that is its client's call
 * @property {{ latencies: number[], sent: number, kept: number, cpuMs: number, readSeconds: number, paid: number, orders: number }} webhooks
 */

/**
 * @param {import("./payments-shop.mjs").PaymentsShop} shop
 * @param {{ orders: number, seconds: number }} how orders per payment method, seconds of webhooks
 * @param {(line: string) => void} log
 * @returns {Promise<PaymentFigures>}
 */
export async function measurePayments(shop, { orders, seconds }, log) {
  log("Placing orders, in cash and online by turns …");
  const placed = await placeOrders(shop, orders);
  log(`Sending ${rate.perSecond} webhooks a second for ${seconds} s …`);
  return { ...placed, webhooks: await takeWebhooks(shop, seconds) };
}

/** As many as it takes until the code is compiled; a shop that has been open for a minute is what is asked about. */
const warmUp = 60;
/** Half a second of webhooks that is not timed: the code is compiled meanwhile. */
const warmUpWebhooks = rate.perSecond / 2;

/** @param {import("./payments-shop.mjs").PaymentsShop} shop @param {number} orders */
async function placeOrders(shop, orders) {
  const { gateways, lines, databaseUrl } = shop;
  /** @type {Record<"cash" | "online" | "gateway", number[]>} */
  const times = { cash: [], online: [], gateway: [] };
  const timed = async (/** @type {number[]} */ list, /** @type {() => Promise<unknown>} */ act) => {
    // The mail and the figures of the order before would be counted as this one's.
    await untilIdle(databaseUrl);
    const from = performance.now();
    await act();
    list.push(performance.now() - from);
  };
  const { keyId, secret } = gateways.keys.razorpay;
  const authorization = `Basic ${Buffer.from(`${keyId}:${secret}`).toString("base64")}`;
  for (let at = 0; at < orders + warmUp; at++) {
    if (at === warmUp) for (const list of Object.values(times)) list.length = 0;
    await timed(times.cash, () => place(shop, itemAt(lines, 2 * at), "cod"));
    await timed(times.online, () => place(shop, itemAt(lines, 2 * at + 1), "razorpay"));
    const body = { amount: 50_000, currency: "INR", receipt: `bench ${at}`, notes: {} };
    await timed(times.gateway, () => call(`${gateways.url}/v1/orders`, "POST", { body, headers: { authorization } }));
  }
  return { ...times, cpuMs: await cpuOfOrders(shop) };
}

/** Orders of a way in a block, and its blocks. They take turns, so that what the shop does besides is in both ways'. */
const block = { orders: 25, count: 8 };

/**
 * Milliseconds of the server's CPU for an order of each way, its tasks among it: the median of the blocks.
 *
 * @param {import("./payments-shop.mjs").PaymentsShop} shop
 */
async function cpuOfOrders(shop) {
  /** @type {{ cash: number[], online: number[] }} */
  const blocks = { cash: [], online: [] };
  const own = shop.lines.slice(0, -ordersPaid);
  let at = own.length;
  for (let turn = 0; turn < block.count; turn++) {
    for (const way of /** @type {const} */ (["cash", "online"])) {
      at -= block.orders;
      blocks[way].push(await cpuOf(shop, own.slice(at, at + block.orders), way === "cash" ? "cod" : "razorpay"));
    }
  }
  return { cash: median(blocks.cash), online: median(blocks.online), gateway: await cpuOfGateway(shop) };
}

/** Milliseconds of CPU of one call of the shop's own client. @param {import("./payments-shop.mjs").PaymentsShop} shop */
async function cpuOfGateway({ gateways, clientFile, nodeOptions }) {
  const keys = JSON.stringify({ ...gateways.keys.razorpay, baseUrl: gateways.url });
  const script = path.join(import.meta.dirname, "ask-gateway.mjs");
  const child = fork(script, [clientFile, keys], { execArgv: nodeOptions });
  const [cpuMs] = await once(child, "message");
  return Number(cpuMs);
}

/**
 * @param {import("./payments-shop.mjs").PaymentsShop} shop
 * @param {import("../shop/order-lines.mjs").OrderLine[]} lines each is one order
 * @param {"cod" | "razorpay"} method
 * @returns {Promise<number>} milliseconds of the server's CPU for an order
 */
async function cpuOf(shop, lines, method) {
  await untilIdle(shop.databaseUrl);
  const before = await usageOf(shop.target.pid);
  for (const line of lines) await place(shop, line, method);
  await untilIdle(shop.databaseUrl);
  const after = await usageOf(shop.target.pid);
  return (after.cpuMs - before.cpuMs) / lines.length;
}

/** Waits until no task is due. @param {string} databaseUrl */
async function untilIdle(databaseUrl) {
  const due = "SELECT count(*) FROM graphile_worker.jobs WHERE run_at <= now()";
  while (Number((await query(databaseUrl, due))[0]?.count) > 0) await pause(5);
}

/** @param {import("./payments-shop.mjs").PaymentsShop} shop @param {import("../shop/order-lines.mjs").OrderLine} line @param {"cod" | "razorpay"} method */
async function place({ shopper: { url, token } }, line, method) {
  const body = orderOf(line, method);
  const { orderId, payment } = await call(`${url}/api/v1/Order`, "POST", { body, headers: { authorization: token } });
  if (method === "cod") return { orderId, sheet: null };
  if (!payment.sheet) throw new Error(`No payment was opened: ${payment.problem}`);
  return { orderId, sheet: /** @type {{ gatewayOrderId: string, amountPaise: number }} */ (payment.sheet) };
}

/** @param {import("./payments-shop.mjs").PaymentsShop} shop @param {number} seconds */
async function takeWebhooks(shop, seconds) {
  const { gateways, target, databaseUrl, lines } = shop;
  const payments = [];
  for (let at = 0; at < ordersPaid; at++) {
    const { sheet } = await place(shop, itemAt(lines, lines.length - 1 - at), "razorpay");
    if (!sheet) throw new Error("No payment was opened.");
    const { gatewayOrderId, amountPaise } = sheet;
    const paid = await gateways.control.pay({ gateway: "razorpay", orderId: gatewayOrderId, webhook: "never" });
    payments.push({ paymentId: paid.paymentId, gatewayOrderId, amountPaise });
  }
  const { webhookSecret } = gateways.keys.razorpay;
  const posts = signedWebhooks(payments, { count: warmUpWebhooks + rate.perSecond * seconds, webhookSecret });
  const before = await usageOf(target.pid);
  const all = await sendSteadily(`${target.url}/api/v1/webhooks/razorpay`, posts, rate.perSecond);
  const latencies = all.slice(warmUpWebhooks);
  const from = performance.now();
  const count = async (/** @type {string} */ sql) => Number((await query(databaseUrl, sql))[0]?.count);
  const kept = await count("SELECT count(*) FROM gateway_event WHERE event_id LIKE 'evt_bench%'");
  const waiting = "SELECT count(*) FROM gateway_event WHERE event_id LIKE 'evt_bench%' AND outcome = 'waiting'";
  while ((await count(waiting)) > 0) {
    if (performance.now() - from > readDeadlineMs) throw new Error("The events were not read in time.");
    await pause(100);
  }
  const readSeconds = (performance.now() - from) / 1_000;
  const after = await usageOf(target.pid);
  const ids = payments.map(({ gatewayOrderId }) => `'${gatewayOrderId}'`).join(", ");
  const paid = await count(
    `SELECT count(*) FROM order_status s JOIN payment_attempt a ON a.order_id = s.order_id
      WHERE a.gateway_order_id IN (${ids}) AND s.payment_status = 'paid'`,
  );
  const cpuMs = (after.cpuMs - before.cpuMs) / posts.length;
  return { latencies, sent: posts.length, kept, cpuMs, readSeconds, paid, orders: ordersPaid };
}
