import { runLoad } from "../measure/load.mjs";
import { inPeace } from "../measure/stolen-time.mjs";
import { percentile } from "../statistics.mjs";
import { groupsOf } from "./calls.mjs";

/**
 * One measured group of calls; its slowest way is judged.
 *
 * @typedef {object} Measured
 * @property {string} name
 * @property {number} ways
 * @property {number} answers
 * @property {number} p50 of all ways, in milliseconds
 * @property {number} p95 of the slowest way
 * @property {string} slowest name of that way
 * @property {number} stolen the largest share of CPU time that the host took during a way, from 0 to 1
 */

/**
 * Makes all requests one after the other, like one person at a desk.
 *
 * @param {import("./office-shop.mjs").OfficeShop} shop
 * @param {number} times how often each way is requested
 * @param {(line: string) => void} log
 * @returns {Promise<Measured[]>}
 */
export const measureOffice = ({ target, token, counts }, times, log) =>
  measureGroups({ target, token, groups: groupsOf(counts) }, times, log);

/**
 * @param {{ target: import("../measure/load.mjs").Target, token: string, groups: import("./calls.mjs").Group[] }} asked
 * @param {number} times how often each way is requested
 * @param {(line: string) => void} log
 * @returns {Promise<Measured[]>}
 */
export async function measureGroups({ target, token, groups }, times, log) {
  const headers = { authorization: token };
  const requestsOf = (/** @type {import("./calls.mjs").Way} */ way) =>
    way.paths.map((path) => ({ path: `/api/v1${path}`, headers }));
  // A server that has been open for a while is what is asked about: the code is compiled meanwhile.
  for (const way of groups.flatMap(({ ways }) => ways))
    await runLoad(target, requestsOf(way), { connections: 1, seconds: 60, amount: 3 });
  const measured = [];
  for (const { name, ways } of groups) {
    const results = [];
    for (const way of ways) {
      const requests = requestsOf(way);
      // Warm-up: statements get prepared and database pages cached.
      await runLoad(target, requests, { connections: 1, seconds: 60, amount: 5 });
      const { result, stolen } = await inPeace(() =>
        runLoad(target, requests, { connections: 1, seconds: 60, amount: times }),
      );
      const { latencies } = result;
      results.push({ name: way.name, latencies, p95: percentile(latencies, 95), stolen });
    }
    const all = results.flatMap(({ latencies }) => latencies);
    const worst = results.reduce((max, one) => (one.p95 > max.p95 ? one : max));
    measured.push({
      name,
      ways: ways.length,
      answers: all.length,
      p50: percentile(all, 50),
      p95: worst.p95,
      slowest: worst.name,
      stolen: Math.max(...results.map(({ stolen }) => stolen)),
    });
    log(`  ${name}: ${worst.p95.toFixed(1)} ms (${worst.name})`);
    for (const one of results) if (one.p95 > 50) log(`    ${one.name}: ${one.p95.toFixed(1)} ms`);
  }
  return measured;
}
