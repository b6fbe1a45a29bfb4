import { itemAt } from "../item-at.mjs";
import { usageOf } from "./process-meter.mjs";

/**
 * Processes the lines, a few at a time, and measures like `runLoad`. Lines are assigned to workers beforehand.
 *
 * @template Line
 * @param {number} pid of the server
 * @param {Line[]} lines
 * @param {number} connections how many at a time
 * @param {(line: Line, worker: number) => Promise<void>} act `worker` counts from 0 and never runs twice at once
 * @returns {Promise<import("./load.mjs").Load>}
 */
export async function runOrders(pid, lines, connections, act) {
  const before = await usageOf(pid);
  const started = performance.now();
  /** @type {number[]} */
  const latencies = [];
  await inTurns(lines, connections, async (line, worker) => {
    const from = performance.now();
    await act(line, worker);
    latencies.push(performance.now() - from);
  });
  const seconds = (performance.now() - started) / 1_000;
  const after = await usageOf(pid);
  return { perSecond: lines.length / seconds, latencies, cpuMs: (after.cpuMs - before.cpuMs) / lines.length };
}

/** @template Line @param {Line[]} lines @param {number} workers @param {(line: Line, worker: number) => Promise<void>} act */
export async function inTurns(lines, workers, act) {
  const work = async (/** @type {number} */ worker) => {
    for (let at = worker; at < lines.length; at += workers) await act(itemAt(lines, at), worker);
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
}
