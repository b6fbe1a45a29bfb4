import autocannon from "autocannon";
import { usageOf } from "./process-meter.mjs";

/**
 * @typedef {object} Target
 * @property {string} url of the server
 * @property {number} pid of the server
 *
 * @typedef {object} LoadRequest
 * @property {"GET" | "POST"} [method]
 * @property {string} path
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 *
 * @typedef {object} Load
 * @property {number} perSecond
 * @property {number[]} latencies of all responses, in milliseconds
 * @property {number} cpuMs of the server, per request
 */

/**
 * One short run of autocannon. Connections share out the requests, or begin in different places of a list too short for
 * that, so that they do not request the same thing at the same time. Throws if any response is not a success: such a run has measured
 * something else.
 *
 * @param {Target} target
 * @param {LoadRequest[]} requests
 * @param {{ connections: number, seconds: number, amount?: number, requestsOf?: (connection: number) => LoadRequest[] }}
 * how `amount` ends the run by count instead of time: for slow requests, some of which a timed run would leave pending
 * in the server. `requestsOf` gives a connection its own requests, repeated in order
 * @returns {Promise<Load>}
 */
export async function runLoad({ url, pid }, requests, { connections, seconds, amount, requestsOf }) {
  /** @type {number[]} */
  const latencies = [];
  let failures = 0;
  let connection = 0;
  const ofConnection = requestsOf ?? ((/** @type {number} */ one) => shareOf(requests, one, connections));
  const before = await usageOf(pid);
  let started = performance.now();
  let last = started;
  const instance = autocannon({
    url,
    connections,
    ...(amount ? { amount } : { duration: seconds }),
    timeout: 60,
    // Those that every connection would build, before its own: with thousands, half of a run went there.
    requests: requests.slice(0, 1),
    setupClient: (client) => {
      client.setRequests(ofConnection(connection));
      connection += 1;
      // Nobody looks at bodies, and to decode a compressed page as text costs more than to send it.
      client.pipelinedRequests.addBody = () => undefined;
    },
  });
  instance.on("start", () => {
    started = performance.now();
  });
  instance.on("response", (_client, status, _bytes, milliseconds) => {
    last = performance.now();
    if (status < 200 || status > 299) failures += 1;
    else latencies.push(milliseconds);
  });
  const { errors } = await instance;
  const after = await usageOf(pid);
  if (failures + errors > 0 || latencies.length === 0) {
    throw new Error(
      `${failures} answers of ${requests[0]?.path} were no success, ${errors} did not come, ${latencies.length} were good.`,
    );
  }
  return {
    perSecond: (latencies.length * 1_000) / (last - started),
    latencies,
    cpuMs: (after.cpuMs - before.cpuMs) / latencies.length,
  };
}

/** Each gets at least so many requests of its own, or all of them. */
const minShare = 50;

/** @param {LoadRequest[]} requests @param {number} connection from 0 @param {number} connections */
function shareOf(requests, connection, connections) {
  const from = Math.floor((requests.length * connection) / connections);
  const share = Math.floor(requests.length / connections);
  return share < minShare ? rotated(requests, from) : requests.slice(from, from + share);
}

/** The list, rotated. @template Item @param {Item[]} list @param {number} by offset; rounded down */
export const rotated = (list, by) => [...list.slice(by), ...list.slice(0, by)];
