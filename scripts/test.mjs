import { requireNewNode } from "./node-version.mjs";

requireNewNode();

const { readFile } = await import("node:fs/promises");
const { default: path } = await import("node:path");
const { isTest } = await import("./build-plan.mjs");
const { buildStale } = await import("./build-stale.mjs");
const { runScript } = await import("./complain.mjs");
const { ownFiles } = await import("./content-hash.mjs");
const { ensureInstalled } = await import("./install.mjs");
const { root } = await import("./root.mjs");
const { stopSignal } = await import("./stop-signal.mjs");
const { assessed, sum, verdict } = await import("./test/counts.mjs");
const { changedFiles } = await import("./test/changed-files.mjs");
const { drawnAtRandom, isUnitTest, matching, readersOfFiles, readWish, touchedBy } = await import(
  "./test/selection.mjs"
);
const { dropStatements, statementsNobodyRan } = await import("./test/statements.mjs");
const { readStages, stageTable, stopwatch } = await import("./test/stages.mjs");

const { signal } = stopSignal();
const log = (/** @type {string} */ line) => console.log(line);

/** @type {import("./test/counts.mjs").Counts[]} */
const results = [];
// Stages that the same gate ran before.
const stages = readStages(process.env.HAAT_STAGES);
await runScript(async () => {
  const wish = readWish(process.argv.slice(2));
  await ensureInstalled({ root, log, signal });
  const { browserRunner, forgottenTests, httpRunner, unitRunner } = await import("./test/runners.mjs");
  const { newestNode } = await import("./test/other-versions.mjs");
  const selection = wish && (await select(wish, await ownFiles(root)));
  const isOfUnitsAlone = selection && selection.http.length === 0 && selection.stories.length === 0;
  await buildStale({ root, log, signal, ...(isOfUnitsAlone ? { only: ["contract"] } : {}) });
  const { ensureBrowser } = await import("./test/browser.mjs");
  const isWanted = (/** @type {import("./test/runners.mjs").Runner} */ runner) =>
    !selection || runner.hasAny(selection);
  const stories = browserRunner(() => ensureBrowser({ root, env: process.env, log, signal }));
  await dropStatements(root);
  // A whole run has the unit tests on the newest version of Node.js: the HTTP tests run on this one.
  const units = selection ? unitRunner() : unitRunner({ version: newestNode });
  for (const runner of [units, httpRunner, stories].filter(isWanted)) {
    log(`\n── ${runner.name} ──`);
    const measured = stopwatch();
    results.push(await runner.run({ root, signal, selection }).catch((error) => failedBefore(error)));
    stages.push(measured(runner.name));
  }
  const lost = selection ? [] : await forgottenTests(root);
  if (lost.length > 0) {
    console.error(`\nTests that no runner ran: ${lost.join(", ")}`);
    results.push({ passed: 0, failed: lost.length, skipped: 0 });
  }
  const unasked = selection ? [] : await statementsNobodyRan(root);
  if (unasked.length > 0) {
    console.error(`\nSQL statements that no test runs: ${unasked.join(", ")}`);
    results.push({ passed: 0, failed: unasked.length, skipped: 0 });
  }
  const total = sum(results);
  if (total.skipped > 0) log(`${total.skipped} skipped`);
  return total.failed === 0 ? 0 : 1;
});
// An aborted run, or one that failed before any runner ran, must not look like a success.
if (process.exitCode !== 0 && sum(results).failed === 0) results.push(assessed(undefined, 1));
if (stages.length > 0) console.log(`\n${stageTable(stages).join("\n")}`);
console.log(`\n${verdict(sum(results))}`);
process.exit();

/** @param {import("./test/selection.mjs").Wish} wish @param {string[]} files */
async function select(wish, files) {
  if ("patterns" in wish) return matching(files, wish.patterns);
  if ("long" in wish) {
    process.env.HAAT_LANE = "long";
    const tests = files.filter((file) => file.startsWith("backend/") && isTest(file));
    return drawnAtRandom(await Promise.all(tests.map(withText)));
  }
  const readers = readersOfFiles(await Promise.all(files.filter(isUnitTest).map(withText)));
  return touchedBy(files, await changedFiles({ root, since: wish.since, signal }), readers);
}

/** @param {string} file */
async function withText(file) {
  return { file, text: await readFile(path.join(root, file), "utf8") };
}

/** A runner whose shop did not start counts as a failure, and the others still run. @param {unknown} error */
function failedBefore(error) {
  if (signal.aborted) throw error;
  console.error(error instanceof Error ? error.message : error);
  return assessed(undefined, 1);
}
