import { setTimeout as pause } from "node:timers/promises";
import { overTcp } from "../../scripts/cluster/relay.mjs";
import { startTraffic } from "../../scripts/cluster/traffic.mjs";
import { query } from "../../scripts/database/databases.mjs";
import { startSynchronousStandby } from "../../scripts/database/standby.mjs";
import { itemAt } from "../item-at.mjs";
import { logIn, orderOf } from "../measure/our-order.mjs";
import { filteredReads } from "../measure/reads.mjs";
import { orderLines } from "../shop/order-lines.mjs";

/**
 * What readers and shoppers saw of a fault.
 *
 * @typedef {object} FaultFigures
 * @property {string} fault
 * @property {number} answered requests
 * @property {number} failed requests
 * @property {number} recoveredMs from the end of the fault, or the death, until the last request that failed; 0 where none
 * did after it
 * @property {number} wrong orders that were lost, doubled, or whose pieces are not reserved once
 * @property {boolean} mayFail whether requests may fail while it lasts
 */

const stallSeconds = 5;
const readers = 4;
const shoppers = 4;

/**
 * @param {import("./cluster-shop.mjs").BenchCluster} cluster of two servers
 * @param {object} options
 * @param {string} options.root of the checkout
 * @param {import("../shop/bench-database.mjs").BenchDatabase} options.database ends dead, and its replica is the shop's
 * @param {number} options.goneSeconds how long Redis is gone
 * @param {(line: string) => void} log
 * @returns {Promise<FaultFigures[]>}
 */
export async function measureFaults({ shop, products, relay, ...cluster }, { root, database, goneSeconds }, log) {
  let { databaseUrl } = cluster;
  /** @type {import("../../scripts/database/cluster.mjs").Cluster | undefined} */
  let replica;
  const tokens = [];
  for (let at = 0; at < shoppers; at++) tokens.push((await logIn(shop.url, `fault-${at}@example.test`)).token);
  const line = itemAt(orderLines(products), 0);
  await query(databaseUrl, plentySql, [line.variantId]);
  const paths = filteredReads(products).map(({ path }) => path);
  const [server] = shop.servers;
  if (!server) throw new Error("A cluster has a server.");
  const ended = () => performance.now();

  /** @type {{ fault: string, mayFail?: boolean, act: () => Promise<number> }[]} each returns when the fault was over */
  const faults = [
    {
      fault: "a server is killed",
      act: async () => {
        await server.kill();
        const over = ended();
        await pause(3_000);
        await server.start();
        return over;
      },
    },
    {
      fault: "the worker is killed",
      act: async () => {
        await shop.worker.kill();
        const over = ended();
        await shop.worker.start();
        return over;
      },
    },
    { fault: "the proxy is killed and started", act: () => shop.proxy.kill().then(shop.proxy.start).then(ended) },
    { fault: "Redis is restarted", act: () => shop.redis.stop().then(shop.redis.start).then(ended) },
    {
      fault: `Redis is gone for ${goneSeconds} s`,
      act: async () => {
        await shop.redis.stop();
        await pause(goneSeconds * 1_000);
        await shop.redis.start();
        return ended();
      },
    },
    { fault: "PostgreSQL is restarted", act: () => database.stop().then(database.start).then(ended) },
    {
      fault: `PostgreSQL's disk does not respond for ${stallSeconds} s`,
      act: async () => {
        await database.signalAll("SIGSTOP");
        await pause(stallSeconds * 1_000);
        await database.signalAll("SIGCONT");
        return ended();
      },
    },
    {
      fault: "an update: each server is stopped and started in turn",
      mayFail: false,
      act: async () => {
        for (const one of shop.servers) {
          await one.stop();
          await one.start();
        }
        return ended();
      },
    },
    // The last: the primary is gone for good.
    {
      fault: "PostgreSQL is killed, and a synchronous replica takes over",
      act: async () => {
        const standby = await startSynchronousStandby({ root, folder: database.folder, url: databaseUrl });
        replica = standby;
        await database.kill();
        const over = ended();
        await standby.promote();
        databaseUrl = overTcp(databaseUrl, standby.port);
        relay.forwardTo(standby.port);
        return over;
      },
    },
  ];
  const figures = [];
  for (const { fault, mayFail = true, act } of faults) {
    log(`Under load, ${fault} …`);
    const before = await reservedOf(databaseUrl, line.variantId);
    const traffic = startTraffic({ url: shop.url, paths, readers, tokens, order: orderOf(line, "cod") });
    await traffic.more(20);
    const over = await act().catch(async (error) => {
      await traffic.stop();
      throw error;
    });
    await traffic.more(50);
    await traffic.stop();
    if (traffic.refusals.length > 0) throw new Error(`${fault}: ${traffic.refusals[0]}`);
    const last = traffic.failures.at(-1)?.at ?? 0;
    figures.push({
      fault,
      mayFail,
      answered: traffic.answered(),
      failed: traffic.failures.length,
      recoveredMs: Math.max(0, last - over),
      wrong: await wrongOrders(databaseUrl, line.variantId, before, [...traffic.orders.values()]),
    });
  }
  await replica?.stop();
  return figures;
}

const plentySql = `
  UPDATE inventory_level l SET stocked_quantity = 1000000, raw_stocked_quantity = '{"value":"1000000","precision":20}'
    FROM product_variant_inventory_item v WHERE v.inventory_item_id = l.inventory_item_id AND v.variant_id = $1`;

/** @param {string} databaseUrl @param {string} variantId */
async function reservedOf(databaseUrl, variantId) {
  const [row] = await query(
    databaseUrl,
    `SELECT l.reserved_quantity::int AS reserved FROM product_variant_inventory_item v JOIN inventory_level l USING (inventory_item_id)
      WHERE v.variant_id = $1 AND v.deleted_at IS NULL AND l.deleted_at IS NULL`,
    [variantId],
  );
  return Number(row?.reserved);
}

/** @param {string} databaseUrl @param {string} variantId @param {number} before @param {string[]} ids */
async function wrongOrders(databaseUrl, variantId, before, ids) {
  const [row] = await query(databaseUrl, "SELECT count(*)::int AS count FROM order_status WHERE order_id = ANY ($1)", [
    ids,
  ]);
  const lost = ids.length - Number(row?.count);
  const doubled = (await reservedOf(databaseUrl, variantId)) - before - ids.length;
  return Math.abs(lost) + Math.abs(doubled);
}
