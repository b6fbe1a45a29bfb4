import { runLoad } from "../measure/load.mjs";
import { percentile } from "../statistics.mjs";
import { groupsOf } from "./calls.mjs";

/**
 * One group of calls, as measured: its slowest way is what is judged.
 *
 * @typedef {object} Measured
 * @property {string} name
 * @property {number} ways
 * @property {number} answers
 * @property {number} p50 of all ways, in milliseconds
 * @property {number} p95 of the slowest way
 * @property {string} slowest what that one is called
 */

/**
 * Asks for everything, one after the other, as one person at a desk does.
 *
 * @param {import("./office-shop.mjs").OfficeShop} shop
 * @param {number} times how often each way is asked
 * @param {(line: string) => void} say
 * @returns {Promise<Measured[]>}
 */
export async function measureOffice({ target, token, counts }, times, say) {
  const headers = { authorization: token };
  const measured = [];
  for (const { name, ways } of groupsOf(counts)) {
    const results = [];
    for (const way of ways) {
      const requests = way.paths.map((path) => ({ path: `/api/v1${path}`, headers }));
      // Statements are prepared and pages of the database read before it counts.
      await runLoad(target, requests, { connections: 1, seconds: 60, amount: 5 });
      const { latencies } = await runLoad(target, requests, { connections: 1, seconds: 60, amount: times });
      results.push({ name: way.name, latencies, p95: percentile(latencies, 95) });
    }
    const all = results.flatMap(({ latencies }) => latencies);
    const worst = results.reduce((most, one) => (one.p95 > most.p95 ? one : most));
    measured.push({
      name,
      ways: ways.length,
      answers: all.length,
      p50: percentile(all, 50),
      p95: worst.p95,
      slowest: worst.name,
    });
    say(`  ${name}: ${worst.p95.toFixed(1)} ms (${worst.name})`);
    for (const one of results) if (one.p95 > 50) say(`    ${one.name}: ${one.p95.toFixed(1)} ms`);
  }
  return measured;
}
