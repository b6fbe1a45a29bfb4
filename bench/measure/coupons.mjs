import { query } from "../../scripts/database/databases.mjs";
import { itemAt } from "../item-at.mjs";
import { plainRow } from "../report/table.mjs";
import { atMost, readable } from "../report/targets.mjs";
import { orderLines } from "../shop/order-lines.mjs";
import { median, percentile } from "../statistics.mjs";
import { call } from "./call.mjs";
import { runOrders } from "./orders.mjs";
import { logIn, orderOf } from "./our-order.mjs";

const active = 500;
const cartLines = 20;
const rounds = 6;
const quotesPerRound = 40;
const ordersPerRound = 48;
const connections = 16;
/** The coupon of the orders; `rupees`: what it takes off. */
const coupon = { code: "BENCH000", rupees: 10 };
const maxMs = 15;
const maxPercent = 10;

/**
 * `withAll` and `withOne`: milliseconds of quotes while all coupons are listed, and while one is. `coupon` and `plain`:
 * milliseconds of CPU per order, of each round.
 *
 * @typedef {{ withAll: number[], withOne: number[], coupon: number[], plain: number[] }} CouponFigures
 */

/**
 * Quotes a cart with many coupons listed and with one, in turns, and places orders with one of them and with none.
 *
 * @param {import("../shop/bench-shop.mjs").BenchShop} shop
 * @returns {Promise<CouponFigures>}
 */
export async function measureCoupons({ products, warm, databaseUrl }) {
  await query(databaseUrl, couponsSql);
  const lines = orderLines(products);
  /** @type {import("./our-order.mjs").Shopper[]} */
  const shoppers = [];
  for (let number = 0; number < connections; number++)
    shoppers.push(await logIn(warm.url, `coupon-${number}@example.test`));
  const cart = lines
    .slice(0, cartLines)
    .map(({ productId, variantId }) => ({ productId, variant: variantId, quantity: 1 }));
  const quote = async () => {
    const { url, token } = itemAt(shoppers, 0);
    const from = performance.now();
    await call(`${url}/api/v1/coupons`, "POST", { body: { products: cart }, headers: { authorization: token } });
    return performance.now() - from;
  };
  const quotes = async (/** @type {boolean} */ areListed) => {
    const listed = areListed ? "true" : `code = '${coupon.code}'`;
    await query(databaseUrl, `UPDATE coupon SET is_listed = ${listed} WHERE id LIKE 'coup_bench_%'`);
    const times = [];
    for (let count = 0; count < quotesPerRound; count++) times.push(await quote());
    return times;
  };
  // Others have ordered the first ones.
  let used = lines.length >> 1;
  const orders = async (/** @type {boolean} */ hasCoupon) => {
    const wanted = Array.from({ length: ordersPerRound }, () => itemAt(lines, used++ % lines.length));
    const { cpuMs } = await runOrders(warm.pid, wanted, connections, async (line, worker) => {
      const { url, token } = itemAt(shoppers, worker);
      const plain = orderOf(line, "cod");
      const body = hasCoupon
        ? { ...plain, finalAmount: plain.finalAmount - coupon.rupees, couponCode: coupon.code }
        : plain;
      await call(`${url}/api/v1/Order`, "POST", { body, headers: { authorization: token } });
    });
    return cpuMs;
  };
  /** @type {CouponFigures} */
  const figures = { withAll: [], withOne: [], coupon: [], plain: [] };
  await Promise.all([quote(), orders(true)]);
  for (let round = 0; round < rounds; round++) {
    figures.withAll.push(...(await quotes(true)));
    figures.withOne.push(...(await quotes(false)));
    figures.coupon.push(await orders(true));
    figures.plain.push(await orders(false));
  }
  await query(databaseUrl, "UPDATE coupon SET ends_at = now() WHERE id LIKE 'coup_bench_%'");
  return figures;
}

/** @param {CouponFigures[]} all of each shop, smallest first @returns {import("../report/table.mjs").TableRow[]} */
export function couponRows(all) {
  const p95 = (/** @type {number[]} */ times) => percentile(times, 95);
  const largest = itemAt(all, -1);
  const more = (/** @type {CouponFigures} */ one) => 100 * (median(one.coupon) / median(one.plain) - 1);
  return [
    plainRow(
      `Quote of ${cartLines} lines with ${active} listed coupons, and with one: p95`,
      all.map(({ withAll, withOne }) => `${readable(p95(withAll))} and ${readable(p95(withOne))} ms`),
      [atMost("", maxMs, p95(largest.withAll) - p95(largest.withOne), "ms more")],
    ),
    plainRow(
      "Place an order with one of them, and with none: CPU",
      all.map((one) => `${readable(median(one.coupon))} and ${readable(median(one.plain))} ms`),
      [atMost("", maxPercent, more(largest), "% more")],
    ),
  ];
}

/** A few take something off everything; the others are for brands that a cart may or may not have. */
const couponsSql = `
  INSERT INTO coupon (id, code, title, kind, value, brand, starts_at, ends_at, first_order_only, is_listed)
  SELECT 'coup_bench_' || n, 'BENCH' || lpad(n::text, 3, '0'), 'Bench ' || n, 'amount', ${coupon.rupees * 100},
         CASE WHEN n % 5 > 0 THEN (SELECT brand FROM haat_catalog_product ORDER BY product_id OFFSET n LIMIT 1) END,
         now(), now() + interval '1 hour', false, false
    FROM generate_series(0, ${active - 1}) n`;
