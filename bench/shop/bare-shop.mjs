import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** @typedef {{ path: string, headers: string[], body: string }} Answer `headers`: names and values in turn */

const program = path.join(import.meta.dirname, "bare-server.mjs");
/** Headers that Node.js sets itself. */
const ofTheConnection = /^(date|connection|keep-alive|transfer-encoding)$/;

/**
 * A server that does nothing but send the exact bytes, headers included, that a shop responds with at some paths. No
 * response can be measured to be faster.
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
  // Without compression, like the load generator.
  const response = await fetch(`${shopUrl}${asked}`, { headers: { "accept-encoding": "identity" } });
  if (!response.ok) throw new Error(`${asked} answered ${response.status}.`);
  /** @type {string[]} */
  const headers = [];
  response.headers.forEach((value, name) => {
    if (!ofTheConnection.test(name)) headers.push(name, value);
  });
  return { path: asked, headers, body: await response.text() };
}
