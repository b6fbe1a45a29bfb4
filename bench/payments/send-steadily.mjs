import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { itemAt } from "../item-at.mjs";

/**
 * @typedef {object} Post
 * @property {string} body
 * @property {Record<string, string>} headers
 */

/** Small: what a post waits for the next step is counted as its latency. */
const stepMs = 1;

/**
 * Posts at a constant rate however long the responses take, and times each from the moment that it was due. Throws if
 * any response is not a success.
 *
 * @param {string} url
 * @param {Post[]} posts
 * @param {number} perSecond
 * @returns {Promise<number[]>} latencies in milliseconds
 */
export async function sendSteadily(url, posts, perSecond) {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  /** @type {Promise<number>[]} */
  const answers = [];
  const started = performance.now();
  const dueAt = (/** @type {number} */ at) => started + (at * 1_000) / perSecond;
  try {
    while (answers.length < posts.length) {
      const now = performance.now();
      while (answers.length < posts.length && dueAt(answers.length) <= now) {
        const at = answers.length;
        const answer = post(agent, url, itemAt(posts, at)).then(() => performance.now() - dueAt(at));
        // Awaited below; this only avoids an unhandled rejection.
        answer.catch(() => undefined);
        answers.push(answer);
      }
      await pause(stepMs);
    }
    return await Promise.all(answers);
  } finally {
    agent.destroy();
  }
}

/** @param {Agent} agent @param {string} url @param {Post} post @returns {Promise<void>} */
function post(agent, url, { body, headers }) {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: "POST",
      agent,
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
    });
    sent.on("error", reject).on("response", (answer) => {
      answer.resume().on("error", reject);
      answer.on("end", () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`A webhook was answered ${answer.statusCode}.`)),
      );
    });
    sent.end(body);
  });
}
