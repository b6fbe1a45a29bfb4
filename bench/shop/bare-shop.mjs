import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** @typedef {{ path: string, headers: string[], body: string }} Answer `headers`: names and values in turn */

const program = path.join(import.meta.dirname, "bare-server.mjs");
/** Node sets these by itself. */
const ofTheConnection = /^(date|connection|keep-alive|transfer-encoding)$/;

/**
 * A server that does nothing but send the very bytes, headers and all, that a shop answers at some paths. No answer can
 * be measured to be faster than its.
 *
 * @param {string} shopUrl
 * @param {string[]} paths
 * @returns {Promise<import("../measure/load.mjs").Target & { stop: () => Promise<void> }>}
 */
export async function startBareShop(shopUrl, paths) {
  const answers = [];
  for (const one of paths) answers.push(await answerOf(shopUrl, one));
  const child = fork(program);
  child.send(answers);
  const [{ port }] = await once(child, "message");
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const gone = once(child, "exit");
      child.disconnect();
      await gone;
    },
  };
}

/** @param {string} shopUrl @param {string} asked @returns {Promise<Answer>} */
async function answerOf(shopUrl, asked) {
  // As the load generator asks: without compression.
  const response = await fetch(`${shopUrl}${asked}`, { headers: { "accept-encoding": "identity" } });
  if (!response.ok) throw new Error(`${asked} answered ${response.status}.`);
  /** @type {string[]} */
  const headers = [];
  response.headers.forEach((value, name) => {
    if (!ofTheConnection.test(name)) headers.push(name, value);
  });
  return { path: asked, headers, body: await response.text() };
}
