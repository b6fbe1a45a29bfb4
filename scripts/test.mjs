import { requireNewNode } from "./node-version.mjs";

requireNewNode();

const { buildStale } = await import("./build-stale.mjs");
const { runScript } = await import("./complain.mjs");
const { ensureInstalled } = await import("./install.mjs");
const { root } = await import("./root.mjs");
const { stopSignal } = await import("./stop-signal.mjs");
const { judged, sum, verdict } = await import("./test/counts.mjs");
const { readStages, stageTable, stopwatch } = await import("./test/stages.mjs");

const { signal } = stopSignal();
const say = (/** @type {string} */ line) => console.log(line);

/** @type {import("./test/counts.mjs").Counts[]} */
const results = [];
// What was done before, by the same gate.
const stages = readStages(process.env.HAAT_STAGES);
await runScript(async () => {
  await ensureInstalled({ root, say, signal });
  await buildStale({ root, say, signal });
  const { ensureBrowser } = await import("./test/browser.mjs");
  const { browserRunner, forgottenTests, httpRunner, unitRunner } = await import("./test/runners.mjs");
  const browser = await ensureBrowser({ root, env: process.env, say, signal });
  for (const runner of [unitRunner, httpRunner, browserRunner(browser)]) {
    say(`\n── ${runner.name} ──`);
    const measured = stopwatch();
    results.push(await runner.run({ root, signal }).catch((error) => failedBefore(error)));
    stages.push(measured(runner.name));
  }
  const lost = await forgottenTests(root);
  if (lost.length > 0) {
    console.error(`\nNo runner ran these: ${lost.join(", ")}`);
    results.push({ passed: 0, failed: lost.length, skipped: 0 });
  }
  const total = sum(results);
  if (total.skipped > 0) say(`${total.skipped} skipped`);
  return total.failed === 0 ? 0 : 1;
});
// What was broken off, or failed before any runner ran, must not read like a success.
if (process.exitCode !== 0 && sum(results).failed === 0) results.push(judged(undefined, 1));
if (stages.length > 0) console.log(`\n${stageTable(stages).join("\n")}`);
console.log(`\n${verdict(sum(results))}`);
process.exit();

/** A runner whose shop did not even start counts as a failure, and the others still run. @param {unknown} error */
function failedBefore(error) {
  if (signal.aborted) throw error;
  console.error(error instanceof Error ? error.message : error);
  return judged(undefined, 1);
}
