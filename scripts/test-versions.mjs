import { runScript } from "./complain.mjs";
import { root } from "./root.mjs";
import { CommandFailed, runProcess } from "./run-process.mjs";
import { stopSignal } from "./stop-signal.mjs";
import { nodeBinary } from "./test/node-binary.mjs";

/** Besides the version that the gate runs on. */
const versions = ["22.23.5", "24.22.3"];

/** All unit tests, and what shows that a built server starts, serves, sells and starts again after a crash. */
const tests = [
  "admin-extensions/",
  "backend/src/",
  "bench/",
  "packages/",
  "scripts/",
  "seller-portal/",
  "storefront/",
  "tests/",
  "backend/test/http/backup.test.ts",
  "backend/test/http/catalogue/rendered-pages.test.ts",
  "backend/test/http/login.test.ts",
  "backend/test/http/order-conflicts.test.ts",
  "backend/test/http/payment/webhooks.test.ts",
  "backend/test/http/two-processes.test.ts",
];

const { signal } = stopSignal();

/** Runs these tests on other versions of Node.js, and exits with 1 if some fail on any. */
await runScript(async () => {
  /** @type {string[]} */
  const failed = [];
  for (const version of versions) {
    console.log(`\n── Node.js ${version} ──`);
    const program = await nodeBinary({ root, version, signal });
    await runProcess(`Node.js ${version}`, program, ["scripts/test.mjs", ...tests], {
      cwd: root,
      show: true,
      signal,
    }).catch((error) => {
      if (!(error instanceof CommandFailed)) throw error;
      failed.push(version);
    });
  }
  console.log(failed.length > 0 ? `\nFailed on ${failed.join(" and ")}.` : `\nGood on ${versions.join(" and ")}.`);
  return failed.length > 0 ? 1 : 0;
});
process.exit();
