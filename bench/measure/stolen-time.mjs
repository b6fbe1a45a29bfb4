import { readFile } from "node:fs/promises";

/** CPU ticks of all processors since boot. @typedef {{ total: number, stolen: number }} Ticks */

/**
 * Parses /proc/stat; `stolen` is time that a virtual machine was ready to run but its host ran others.
 *
 * @param {string} text of /proc/stat
 * @returns {Ticks}
 */
export function parseTicks(text) {
  const [, ...fields] = (text.split("\n")[0] ?? "").split(/\s+/);
  // user nice system idle iowait irq softirq steal; the later fields are included in the first two.
  const ticks = fields.slice(0, 8).map(Number);
  return { total: ticks.reduce((sum, one) => sum + one, 0), stolen: ticks[7] ?? 0 };
}

/** Zeros where the system does not report it. @returns {Promise<Ticks>} */
const readTicks = async () => readFile("/proc/stat", "utf8").then(parseTicks, () => ({ total: 0, stolen: 0 }));

/** @param {Ticks} before @param {Ticks} after @returns {number} from 0 to 1 */
export const shareStolen = (before, after) =>
  after.total > before.total ? (after.stolen - before.stolen) / (after.total - before.total) : 0;

/** With more than this a round has measured the host's other guests too. */
export const maxStolen = 0.02;

/**
 * Measures until a round was undisturbed, up to a few times, and keeps the round with the least stolen time, regardless
 * of its result.
 *
 * @template Result
 * @param {() => Promise<Result>} measure one round
 * @param {number} [rounds] at most
 * @returns {Promise<{ result: Result, stolen: number }>}
 */
export async function inPeace(measure, rounds = 6) {
  /** @type {{ result: Result, stolen: number } | undefined} */
  let calmest;
  for (let round = 0; round < rounds && (!calmest || calmest.stolen > maxStolen); round += 1) {
    const before = await readTicks();
    const result = await measure();
    const stolen = shareStolen(before, await readTicks());
    if (!calmest || stolen < calmest.stolen) calmest = { result, stolen };
  }
  if (!calmest) throw new Error("Nothing was measured.");
  return calmest;
}
