import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../scripts/database/databases.mjs";
import { testEnvironment } from "../../scripts/test-shop.mjs";
import { ids } from "../catalogue/rows.mjs";
import { itemAt } from "../item-at.mjs";
import { plainRow } from "../report/table.mjs";
import { atMost, readable } from "../report/targets.mjs";
import { orderLines } from "../shop/order-lines.mjs";
import { percentile } from "../statistics.mjs";
import { inTurns } from "./orders.mjs";
import { addToCart, logIn, orderOf } from "./our-order.mjs";

const sale = { shoppers: 2_000, connections: 64, pieces: 100 };
/** `rupees`: what it takes off. */
const coupon = { code: "FLASH", uses: 50, rupees: 10 };
const maxMs = { order: 1_500, other: 100 };
/** Pauses of the other shoppers between two requests, in milliseconds. */
const otherPause = 20;

/**
 * `uses`: the orders with the coupon.
 *
 * @typedef {{ orders: number, uses: number, answers: number[], others: number[] }} FlashSale latencies in milliseconds
 */

/**
 * Many shoppers order the last pieces of one product at the same time, with a coupon that is used up before them, while
 * others read product pages and fill their carts. Who is told that the coupon is used up orders without it.
 *
 * @param {import("../shop/bench-shop.mjs").BenchShop} shop
 * @returns {Promise<FlashSale>}
 */
export async function measureFlashSale({ products, warm, databaseUrl }) {
  const line = itemAt(orderLines(products), -1);
  await query(databaseUrl, stockSql(line.variantId));
  await query(databaseUrl, customersSql);
  await query(databaseUrl, couponSql);
  const numbers = Array.from({ length: sale.shoppers }, (_, number) => number);
  const tokens = numbers.map((number) => tokenOf(customerId(number)));
  const others = await watchOthers(warm.url, products);
  /** @type {number[]} */
  const answers = [];
  let [orders, uses] = [0, 0];
  const plain = orderOf(line, "cod");
  const withCoupon = { ...plain, finalAmount: plain.finalAmount - coupon.rupees, couponCode: coupon.code };
  const order = async (/** @type {string} */ authorization, /** @type {object} */ body) => {
    const from = performance.now();
    const headers = { "content-type": "application/json", authorization };
    const answer = await fetch(`${warm.url}/api/v1/Order`, { method: "POST", headers, body: JSON.stringify(body) });
    const { quote } = /** @type {{ quote?: object }} */ (await answer.json());
    answers.push(performance.now() - from);
    if (answer.status !== 201 && answer.status !== 409)
      throw new Error(`An order of the flash sale was answered ${answer.status}.`);
    return { isPlaced: answer.status === 201, hasNewPrice: quote !== undefined };
  };
  await inTurns(tokens, sale.connections, async (authorization) => {
    const first = await order(authorization, withCoupon);
    const last = first.hasNewPrice ? await order(authorization, plain) : first;
    orders += Number(last.isPlaced);
    uses += Number(first.isPlaced);
  });
  return { orders, uses, answers, others: await others.stop() };
}

/** @param {FlashSale[]} sales of each shop, smallest first @returns {import("../report/table.mjs").TableRow[]} */
export function flashSaleRows(sales) {
  const p95 = (/** @type {number[]} */ latencies) => percentile(latencies, 95);
  const { orders, uses, answers, others } = itemAt(sales, -1);
  const told = `${sale.shoppers} shoppers order one of ${sale.pieces} pieces, ${sale.connections} at a time`;
  return [
    plainRow(
      `${told}: p95`,
      sales.map((one) => `${readable(p95(one.answers))} ms`),
      [
        atMost("", maxMs.order, p95(answers), "ms"),
        {
          text: `${orders} orders (${sale.pieces})`,
          reached: sales.every((one) => one.orders === sale.pieces) && orders > 0,
        },
        {
          text: `${uses} of them with a coupon for ${coupon.uses}`,
          reached: sales.every((one) => one.uses === coupon.uses),
        },
      ],
    ),
    plainRow(
      "Everybody else meanwhile, product pages and carts: p95",
      sales.map((one) => `${readable(p95(one.others))} ms`),
      [atMost("", maxMs.other, p95(others), "ms")],
    ),
  ];
}

const customerId = (/** @type {number} */ number) => `cus_flash_${number}`;

const customersSql = `
  INSERT INTO customer (id, email, has_account)
  SELECT 'cus_flash_' || n, 'flash' || n || '@bench.test', true FROM generate_series(0, ${sale.shoppers - 1}) n`;

const couponSql = `
  INSERT INTO coupon (id, code, title, kind, value, starts_at, ends_at, max_uses, first_order_only, is_listed)
  VALUES ('coup_flash', '${coupon.code}', 'Flash', 'amount', ${coupon.rupees * 100}, now(), now() + interval '1 hour', ${coupon.uses}, false, false)`;

const stockSql = (/** @type {string} */ variantId) => `
  UPDATE inventory_level l SET stocked_quantity = l.reserved_quantity + ${sale.pieces},
         raw_stocked_quantity = jsonb_build_object('value', (l.reserved_quantity + ${sale.pieces})::text, 'precision', 20)
    FROM product_variant_inventory_item v
   WHERE v.inventory_item_id = l.inventory_item_id AND v.variant_id = '${variantId}'`;

/** A token as the shop's login issues it: thousands of logins would take longer than the sale. @param {string} id */
function tokenOf(id) {
  const part = (/** @type {object} */ value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = `${part({ alg: "HS256", typ: "JWT" })}.${part({ actor_id: id, actor_type: "customer" })}`;
  const secret = testEnvironment("", "").JWT_SECRET;
  return `${claims}.${createHmac("sha256", secret).update(claims).digest("base64url")}`;
}

/** @param {string} url @param {import("../catalogue/plan.mjs").PlannedProduct[]} products */
async function watchOthers(url, products) {
  const lines = orderLines(products).slice(0, 3);
  const shopper = await logIn(url, `other-${Date.now()}@example.test`);
  /** @type {number[]} */
  const latencies = [];
  let stopped = false;
  const repeat = async (/** @type {(at: number) => Promise<unknown>} */ act) => {
    for (let at = 0; !stopped; at++) {
      const from = performance.now();
      await act(at);
      latencies.push(performance.now() - from);
      await pause(otherPause);
    }
  };
  const read = async (/** @type {number} */ at) => {
    const id = ids.product(itemAt(products, (at * 37) % products.length).number);
    const answer = await fetch(`${url}/api/v1/product/title/${id}`);
    if (!answer.ok) throw new Error(`A product answered ${answer.status}.`);
    await answer.arrayBuffer();
  };
  const done = Promise.all([repeat(read), repeat((at) => addToCart(shopper, itemAt(lines, at % lines.length)))]);
  // Thrown by `stop`.
  done.catch(() => undefined);
  return {
    stop: async () => {
      stopped = true;
      await done;
      return latencies;
    },
  };
}
