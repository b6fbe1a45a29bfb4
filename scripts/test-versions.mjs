import { runScript } from "./complain.mjs";
import { root } from "./root.mjs";
import { CommandFailed, runProcess } from "./run-process.mjs";
import { stopSignal } from "./stop-signal.mjs";
import { nodeBinary, otherNodes, postgresBinaries } from "./test/other-versions.mjs";

/** Besides the version that the gate runs on. */
const databases = ["15.18.0-beta.17", "16.14.0-beta.17", "18.4.0-beta.17"];

/** What shows that a built server starts, serves, sells and starts again after a crash. */
const ofServer = [
  "backend/test/http/backup.test.ts",
  "backend/test/http/catalogue/rendered-pages.test.ts",
  "backend/test/http/login.test.ts",
  "backend/test/http/order-conflicts.test.ts",
  "backend/test/http/payment/webhooks.test.ts",
  "backend/test/http/two-processes.test.ts",
];

/** All unit tests, which are about Node.js alone, and those of the server. */
const ofNode = [
  "admin-extensions/",
  "backend/src/",
  "bench/",
  "packages/",
  "scripts/",
  "seller-portal/",
  "storefront/",
  "tests/",
  ...ofServer,
];

/** Besides those of the server: what depends on PostgreSQL's own functions, plans and replication. */
const ofDatabase = [
  ...ofServer,
  "backend/test/http/back-office/order-listing.test.ts",
  "backend/test/http/catalogue/list-properties.test.ts",
  "backend/test/http/engine-schema.test.ts",
  "backend/test/http/faults.test.ts",
  "backend/test/http/order-money.test.ts",
  "backend/test/http/queue.test.ts",
  "backend/test/http/read-replica.test.ts",
  "backend/test/http/rows-in-pages.test.ts",
  "backend/test/http/statements.test.ts",
  "backend/test/http/stock-triggers.test.ts",
  "backend/test/http/twins/",
  "backend/test/http/upgrade.test.ts",
  "backend/test/http/views.test.ts",
];

const { signal } = stopSignal();

/** Runs these tests on other versions of Node.js and PostgreSQL, and exits with 1 if some fail on any. */
await runScript(async () => {
  /** @type {string[]} */
  const failed = [];
  /** @param {string} what @param {string} program @param {string[]} tests @param {Record<string, string>} [env] */
  const run = async (what, program, tests, env = {}) => {
    console.log(`\n── ${what} ──`);
    const options = { cwd: root, show: true, signal, env: { ...process.env, ...env } };
    await runProcess(what, program, ["scripts/test.mjs", ...tests], options).catch((error) => {
      if (!(error instanceof CommandFailed)) throw error;
      failed.push(what);
    });
  };
  for (const version of otherNodes)
    await run(`Node.js ${version}`, await nodeBinary({ root, version, signal }), ofNode);
  for (const version of databases) {
    const HAAT_TEST_POSTGRES = await postgresBinaries({ root, version, signal });
    await run(`PostgreSQL ${version}`, process.execPath, ofDatabase, { HAAT_TEST_POSTGRES });
  }
  const all = [...otherNodes, ...databases].join(", ");
  console.log(failed.length > 0 ? `\nFailed on ${failed.join(" and ")}.` : `\nGood on ${all}.`);
  return failed.length > 0 ? 1 : 0;
});
process.exit();
