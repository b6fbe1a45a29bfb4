import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

/**
 * The cost of a stage of the gate. `cpu` is the CPU time of the whole machine meanwhile, since servers, databases and
 * browsers are not child processes.
 *
 * @typedef {{ name: string, seconds: number, cpu: number }} Stage both in seconds
 */

/** CPU seconds of all processors since boot. */
const busy = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1_000;

/** Starts measuring. @returns {(name: string) => Stage} */
export function stopwatch() {
  const [clock, before] = [performance.now(), busy()];
  return (name) => ({ name, seconds: (performance.now() - clock) / 1_000, cpu: busy() - before });
}

/** @param {string} file @param {Stage} stage */
export const addStage = (file, stage) => appendFileSync(file, `${JSON.stringify(stage)}\n`);

/** @param {string | undefined} file @returns {Stage[]} */
export const readStages = (file) =>
  file && existsSync(file)
    ? readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** One line per stage, and their sum. @param {Stage[]} stages @returns {string[]} */
export function stageTable(stages) {
  const sum = (/** @type {"seconds" | "cpu"} */ of) => stages.reduce((total, stage) => total + stage[of], 0);
  const whole = { name: "together", seconds: sum("seconds"), cpu: sum("cpu") };
  const width = Math.max(...[...stages, whole].map(({ name }) => name.length));
  const minutes = (/** @type {number} */ seconds) => (seconds / 60).toFixed(1).padStart(7);
  return [
    `${"stage".padEnd(width)}  minutes      CPU`,
    ...[...stages, whole].map(
      ({ name, seconds, cpu }) => `${name.padEnd(width)}  ${minutes(seconds)}  ${minutes(cpu)}`,
    ),
  ];
}
