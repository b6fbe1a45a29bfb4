import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { isTest } from "../build-plan.mjs";
import { ownFiles } from "../content-hash.mjs";
import { CommandFailed, runProcess } from "../run-process.mjs";
import { startTestShop } from "../test-shop.mjs";
import { assessed, countsOfJest, countsOfPlaywright, forgotten } from "./counts.mjs";
import { newestNode, nodeBinary, olderNode } from "./other-versions.mjs";
import { unitFiles } from "./selection.mjs";
import { statementsFolder } from "./statements.mjs";

/**
 * @typedef {object} Context
 * @property {string} root
 * @property {AbortSignal} [signal]
 * @property {import("./selection.mjs").Selection} [selection] tests to run; default: all
 *
 * @typedef {object} Runner
 * @property {string} name
 * @property {(selection: import("./selection.mjs").Selection) => boolean} hasAny
 * @property {(context: Context) => Promise<import("./counts.mjs").Counts>} run
 */

/** With room for what each test file loads anew: with Node's own 16 MB a tenth of the time is garbage collection. */
const jest = ["--min-semi-space-size=32", "--max-semi-space-size=64", "node_modules/jest/bin/jest.js"];

/**
 * Unit tests, architecture and scripts: no server, no browser.
 *
 * @param {object} [wish]
 * @param {string} [wish.version] of Node.js; default: the one that runs this
 * @returns {Runner}
 */
export const unitRunner = ({ version } = {}) => ({
  name: ["unit and architecture", ...(version ? [`, Node.js ${version}`] : [])].join(""),
  hasAny: ({ unit, related }) => unit.length + related.length > 0,
  run: async (context) => {
    const program = version && (await programOf(context, version, "unit tests run"));
    const arguments_ = (/** @type {unknown} */ report) => [
      ...jest,
      "--ci",
      "--json",
      `--outputFile=${report}`,
      ...unitFiles(context.selection),
    ];
    return counted(context, "unit", countsOfJest, arguments_, {}, program);
  },
});

/**
 * The program of a version of Node.js; undefined, with a warning, if npm's registry is out of reach.
 *
 * @param {Context} context
 * @param {string} version
 * @param {string} what runs on it, as the beginning of a sentence's end
 */
async function programOf({ root, signal }, version, what) {
  if (version === process.versions.node) return process.execPath;
  return nodeBinary({ root, version, signal }).catch((error) => {
    if (!(error instanceof CommandFailed)) throw error;
    console.warn(`Node.js ${version} could not be fetched: ${what} on ${process.versions.node}.`);
    return undefined;
  });
}

/** Tests of the HTTP API, on the built backend, with a separate database. @type {Runner} */
export const httpRunner = {
  name: "HTTP",
  hasAny: ({ http }) => http.length > 0,
  run: (context) =>
    counted(
      context,
      "http",
      countsOfJest,
      (report) => [
        ...jest,
        "--ci",
        "--config",
        "backend/jest.config.mjs",
        "--selectProjects",
        "http",
        // One more than the gate's processors: tests spend half of their time waiting for the server.
        "--maxWorkers",
        "3",
        "--json",
        `--outputFile=${report}`,
        ...(context.selection ? ["--runTestsByPath", ...context.selection.http] : []),
      ],
      { HAAT_TEST_SERVER: "built", HAAT_TEST_STATEMENTS: statementsFolder(context.root) },
    ),
};

/**
 * User stories in a browser, on two demo shops: one for shoppers, and one that the back office changes. They run on the
 * other versions of Node.js, unless npm's registry is out of reach.
 *
 * @param {() => Promise<string>} findBrowser returns the path of a Chromium
 * @returns {Runner}
 */
export const browserRunner = (findBrowser) => ({
  name: "browser",
  hasAny: ({ stories }) => stories.length > 0,
  run: async (context) => {
    const browser = await findBrowser();
    const { root, signal } = context;
    const open = async (/** @type {string} */ name, /** @type {string} */ version) => {
      const program = await programOf(context, version, `the shop "${name}" runs`);
      return startTestShop({ root, form: "built", name, seed: true, program, signal });
    };
    const shop = await open("e2e", newestNode);
    try {
      const office = await open("e2e-office", olderNode);
      try {
        const counts = await counted(
          context,
          "e2e",
          countsOfPlaywright,
          () => [
            "node_modules/@playwright/test/cli.js",
            "test",
            "--config",
            "e2e/playwright.config.ts",
            ...storyFiles(context.selection),
          ],
          {
            HAAT_E2E_URL: shop.url,
            HAAT_E2E_OFFICE_URL: office.url,
            HAAT_CHROMIUM: browser,
            HAAT_E2E_REPORT: reportFile(context.root, "e2e"),
          },
        );
        if (counts.failed > 0) await showFailedPages(context.root);
        return counts;
      } finally {
        await office.stop();
      }
    } finally {
      await shop.stop();
    }
  },
});

/**
 * Prints the page content of each failed story: where only a log is kept, there are no screenshots.
 *
 * @param {string} root
 */
async function showFailedPages(root) {
  const results = path.join(root, ".cache", "e2e-results");
  const folders = await readdir(results).catch(() => []);
  for (const folder of folders) {
    const page = await readFile(path.join(results, folder, "error-context.md"), "utf8").catch(() => null);
    if (page) process.stdout.write(`\n${folder}\n${page}\n`);
  }
}

/** Escaped: Playwright takes them for regular expressions. @param {import("./selection.mjs").Selection} [selection] */
const storyFiles = (selection) => (selection?.stories ?? []).map((file) => `${file.replaceAll(".", "\\.")}$`);

/**
 * The test files below the root that neither of Jest's last runs ran.
 *
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function forgottenTests(root) {
  const onDisk = (await ownFiles(root)).filter(isTest);
  const reports = await Promise.all(
    ["unit", "http"].map((name) => readFile(reportFile(root, name), "utf8").catch(() => "{}")),
  );
  const ran = reports.flatMap((report) =>
    (JSON.parse(report).testResults ?? []).map((/** @type {{ name: string }} */ { name }) =>
      path.relative(root, name).split(path.sep).join("/"),
    ),
  );
  return forgotten(onDisk, ran);
}

/** @param {string} root @param {string} name */
const reportFile = (root, name) => path.join(root, ".cache", "reports", `${name}.json`);

/**
 * Runs one runner and reads its report. Its own output goes to the terminal unchanged.
 *
 * @param {Context} context
 * @param {string} name
 * @param {(report: unknown) => import("./counts.mjs").Counts} read
 * @param {(reportFile: string) => string[]} command arguments of node, which runs in the root
 * @param {Record<string, string>} [env]
 * @param {string} [program] of Node.js
 */
async function counted({ root, signal }, name, read, command, env = {}, program = process.execPath) {
  const report = reportFile(root, name);
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  let code = 0;
  try {
    await runProcess(name, program, command(report), {
      cwd: root,
      signal,
      show: true,
      env: { ...process.env, ...env },
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    code = error.code ?? 1;
  }
  const counts = existsSync(report) ? read(JSON.parse(await readFile(report, "utf8"))) : undefined;
  return assessed(counts, code);
}
