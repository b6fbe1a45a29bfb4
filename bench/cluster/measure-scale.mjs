import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../scripts/database/databases.mjs";
import { itemAt } from "../item-at.mjs";
import { rotated, runLoad } from "../measure/load.mjs";
import { runOrders } from "../measure/orders.mjs";
import { logIn, placeByShop } from "../measure/our-order.mjs";
import { usageOf } from "../measure/process-meter.mjs";
import { filteredReads } from "../measure/reads.mjs";
import { orderLines } from "../shop/order-lines.mjs";
import { startCaps } from "./cap.mjs";

/** How many servers are compared. */
export const counts = [1, 2, 4];
/** Of a core, for each server. */
export const cappedShare = 0.1;

const connections = 16;
const idleSeconds = 5;

/**
 * One run: `cpuMs` is what all the servers used for one answer.
 *
 * @typedef {{ perSecond: number, cpuMs: number }} Run
 *
 * @typedef {object} Scale what so many servers did
 * @property {number} servers
 * @property {Run[]} reads one of each round
 * @property {Run[]} orders likewise
 * @property {number} statements of one order, with all that follows from it
 * @property {number} lockedRows likewise
 */

/**
 * Measures a cluster's servers, each capped, behind proxies before one, two and four of them, in turns.
 *
 * @param {import("./cluster-shop.mjs").BenchCluster} cluster of as many servers as the largest count
 * @param {import("../shop/bench-database.mjs").BenchDatabase} database
 * @param {{ rounds: number, seconds: number, ordersPerServer: number }} how
 * @param {(line: string) => void} log
 * @returns {Promise<Scale[]>}
 */
export async function measureScale({ shop, databaseUrl, products }, database, how, log) {
  const pids = shop.servers.map(({ pid }) => pid());
  const proxies = [];
  for (const servers of counts) {
    proxies.push({
      servers,
      pids: pids.slice(0, servers),
      ...(await shop.anotherProxy(shop.servers.slice(0, servers))),
    });
  }
  /** @type {import("../measure/our-order.mjs").Shopper[]} */
  const shoppers = [];
  for (let at = 0; at < connections; at++) shoppers.push(await logIn(shop.url, `cluster-${at}@example.test`));
  const paths = filteredReads(products);
  const lines = orderLines(products);
  let used = 0;
  const orderLine = () => itemAt(lines, used++ % lines.length);

  /** @param {{ url: string, pids: number[] }} proxy @param {number} round @param {number} seconds */
  const read = (proxy, round, seconds) =>
    measured(proxy.pids, () =>
      runLoad({ url: proxy.url, pid: process.pid }, rotated(paths, round * 300), { connections, seconds }),
    );
  /** @param {{ url: string, pids: number[] }} proxy @param {number} count */
  const order = (proxy, count) => {
    const some = Array.from({ length: count }, orderLine);
    const place = (/** @type {ReturnType<typeof orderLine>} */ line, /** @type {number} */ worker) =>
      placeByShop({ url: proxy.url, token: itemAt(shoppers, worker).token }, line);
    return measured(proxy.pids, () => runOrders(process.pid, some, connections, place));
  };

  log("Warming the servers up …");
  for (const { url } of shop.servers) {
    await read({ url, pids }, 0, 3);
    await order({ url, pids }, 30);
  }
  const caps = await startCaps(cappedShare);
  for (const pid of pids) await caps.cap(pid);
  /** @type {Scale[]} */
  const scales = counts.map((servers) => ({ servers, reads: [], orders: [], statements: 0, lockedRows: 0 }));
  for (let round = 0; round < how.rounds; round++) {
    for (const [at, proxy] of proxies.entries()) {
      log(`Round ${round + 1} of ${how.rounds}, servers: ${proxy.servers} …`);
      await read(proxy, round, 1);
      itemAt(scales, at).reads.push(await read(proxy, round, how.seconds));
      await order(proxy, 4 * proxy.servers);
      itemAt(scales, at).orders.push(await order(proxy, how.ordersPerServer * proxy.servers));
    }
  }
  log("Counting statements …");
  for (const [at, proxy] of proxies.entries()) {
    await tasksDone(databaseUrl);
    const idle = await database.countStatements(() => pause(idleSeconds * 1_000));
    const started = performance.now();
    const count = how.ordersPerServer;
    const busy = await database.countStatements(async () => {
      await order(proxy, count);
      await tasksDone(databaseUrl);
    });
    const idles = (performance.now() - started) / 1_000 / idleSeconds;
    itemAt(scales, at).statements = (busy.statements - idle.statements * idles) / count;
    itemAt(scales, at).lockedRows = (busy.lockedRows - idle.lockedRows * idles) / count;
  }
  return scales;
}

/** @param {number[]} pids @param {() => Promise<import("../measure/load.mjs").Load>} run @returns {Promise<Run>} */
async function measured(pids, run) {
  const used = async () => (await Promise.all(pids.map(usageOf))).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  const before = await used();
  const { perSecond, latencies } = await run();
  return { perSecond, cpuMs: ((await used()) - before) / latencies.length };
}

/** Waits until the worker has done what orders brought. @param {string} databaseUrl */
async function tasksDone(databaseUrl) {
  const waiting = `SELECT /* of the bench */ count(*)::int AS count FROM graphile_worker.jobs
    WHERE task_identifier IN ('publish-order-event', 'deliver-message') AND run_at <= now() AND attempts < max_attempts`;
  while (Number((await query(databaseUrl, waiting))[0]?.count) > 0) await pause(200);
}
