import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Readers and shoppers of a shop, who go on until they are stopped. A shopper whose order was not answered sends it again
 * with its key, as the storefront does, until the shop has taken it.
 *
 * @typedef {object} Traffic
 * @property {Failure[]} failures requests that were not answered, or with 502 to 504, in order
 * @property {string[]} refusals other answers than were wished for; there must be none
 * @property {Map<string, string>} orders the shop's ids by the shoppers' keys
 * @property {() => number} answered how many requests were answered as wished for
 * @property {(count: number) => Promise<void>} more resolves when so many orders and as many reads more were answered
 * @property {() => Promise<void>} stop resolves when every order that was begun is answered
 *
 * @typedef {{ at: number, what: string }} Failure `at`: milliseconds of `performance.now()` at its end
 */

const retryPause = 100;
/** Faults are looked for, not limits: what is measured must not wait for the processor. */
const betweenRequests = 50;
const patience = 20_000;
/** What a proxy answers for a server that is gone, and the shop while something is away. */
const passing = new Set([502, 503, 504]);

/**
 * @param {object} options
 * @param {string} options.url
 * @param {string[]} options.paths that each reader reads in turn
 * @param {number} options.readers
 * @param {string[]} options.tokens of the shoppers, one each
 * @param {object} options.order its body
 * @returns {Traffic}
 */
export function startTraffic({ url, paths, readers, tokens, order }) {
  /** @type {Failure[]} */
  const failures = [];
  /** @type {string[]} */
  const refusals = [];
  /** @type {Map<string, string>} */
  const orders = new Map();
  const run = randomUUID();
  let reads = 0;
  let stopped = false;
  /** When an order that is still sent again after the stop counts as lost. */
  let end = Number.POSITIVE_INFINITY;

  /** @param {string} what @param {number} wanted @param {string} path @param {RequestInit} [init] @returns {Promise<any>} undefined where it was not answered as wished for */
  const ask = async (what, wanted, path, init) => {
    const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(patience) })
      .then(async (response) => ({ status: response.status, body: await response.text() }))
      .catch((/** @type {Error} */ error) => ({ status: 0, body: String(error.cause ?? error) }));
    if (answer.status === wanted) return JSON.parse(answer.body);
    const told = `${what}: ${answer.status} ${answer.body.slice(0, 200)}`;
    if (answer.status === 0 || passing.has(answer.status)) failures.push({ at: performance.now(), what: told });
    else refusals.push(told);
    await pause(retryPause);
    return undefined;
  };
  const goesOn = () => refusals.length === 0;
  const read = async (/** @type {number} */ reader) => {
    for (let at = reader; !stopped && goesOn(); at++) {
      if (await ask("read", 200, paths[at % paths.length] ?? "/")) reads += 1;
      await pause(betweenRequests);
    }
  };
  const buy = async (/** @type {string} */ token, /** @type {number} */ shopper) => {
    for (let at = 0; !stopped && goesOn(); at++) {
      const key = `${run} ${shopper} ${at}`;
      const headers = { "content-type": "application/json", authorization: token, "idempotency-key": key };
      await pause(betweenRequests);
      const init = { method: "POST", headers, body: JSON.stringify(order) };
      for (let answer; !answer && goesOn(); ) {
        answer = await ask("order", 201, "/api/v1/Order", init);
        if (answer) orders.set(key, answer.orderId);
        else if (performance.now() > end) refusals.push(`The order "${key}" was not answered.`);
      }
    }
  };
  const all = Promise.all([...Array.from({ length: readers }, (_, at) => read(at)), ...tokens.map(buy)]);
  return {
    failures,
    refusals,
    orders,
    answered: () => reads + orders.size,
    more: async (count) => {
      const [ordersBefore, readsBefore] = [orders.size, reads];
      while (orders.size < ordersBefore + count || reads < readsBefore + count) {
        if (!goesOn()) throw new Error(refusals.join("\n"));
        await pause(20);
      }
    },
    stop: async () => {
      stopped = true;
      end = performance.now() + patience;
      await all;
    },
  };
}
