import { createRequire } from "node:module";
import path from "node:path";
import { backendDirectory, startServer } from "./backend.mjs";
import { banner } from "./banner.mjs";
import { buildStale } from "./build-stale.mjs";
import { claimShop } from "./claim-shop.mjs";
import { Complaint } from "./complain.mjs";
import { demoAccounts } from "./demo-accounts.mjs";
import { finishShop } from "./finish-shop.mjs";
import { ensureInstalled } from "./install.mjs";
import { nodeAdvice } from "./node-version.mjs";
import { startProgress } from "./progress.mjs";
import { readRelease } from "./release.mjs";
import { shopDatabase } from "./shop-database.mjs";

/** Duration of a first start's steps on two cores, in seconds. */
const steps = {
  packages: { name: "packages", weight: 60 },
  server: { name: "server", weight: 6 },
  storefront: { name: "storefront", weight: 12 },
  database: { name: "database and demo shop", weight: 40 },
  opening: { name: "opening", weight: 5 },
};

/** Builds that the storefront needs; the rest is built while the shop is open. */
const serverBuilds = ["contract", "gateway-simulator", "backend"];
const storefrontBuilds = ["storefront", "storefront-server"];

/**
 * From a checkout to an open shop and back: install, build, database, server; then waits until it is stopped. A release
 * is already installed and built. Resolves to the exit code.
 *
 * @param {{ root: string, env: Record<string, string | undefined>, log: (line: string) => void, signal: AbortSignal,
 * stopped: Promise<void>, whenImpatient: (act: () => void) => void }} options
 */
export async function openShop({ root, env, log, signal, stopped, whenImpatient }) {
  const { settings, dataDir, release } = await claimShop(root, env);
  const { mode, port, databaseUrl: named } = settings;
  /** @type {(() => Promise<void>)[]} what has to be ended, last started first */
  const endings = [];
  const progress = startProgress(steps, terminal);
  const { step } = progress;
  const isReleased = readRelease(root) !== undefined;
  endings.push(async () => progress.end());
  try {
    /** @type {typeof buildStale} */
    const build = async (options) => (isReleased ? undefined : buildStale(options));
    await step("packages", async (teller) => isReleased || ensureInstalled({ root, signal, ...teller }));
    await step("server", (teller) => build({ root, signal, only: serverBuilds, ...teller }));
    checkBackendSettings(root, { ...env, HAAT_DATA_DIR: dataDir });
    const backendEnv = {
      // Keeps the banner visible on a demo's terminal; a line per request must be enabled explicitly.
      ...(mode === "demo" ? { LOG_LEVEL: "warn" } : {}),
      ...env,
      SHOP_ENV: mode,
      HAAT_DATA_DIR: dataDir,
      PORT: String(port),
    };
    const [databaseUrl] = await bothDone(
      step("database", async (teller) => {
        const databaseUrl = await shopDatabase({ named, root, dataDir, log: progress.note, endings });
        const { prepareDatabase } = await import("./prepare-database.mjs");
        const filledEnv = { ...backendEnv, DATABASE_URL: databaseUrl };
        await prepareDatabase({ root, form: "built", databaseUrl, mode, env: filledEnv, signal, ...teller });
        return databaseUrl;
      }),
      step("storefront", (teller) => build({ root, signal, only: storefrontBuilds, ...teller })),
    );
    const server = await step("opening", ({ log }) => {
      log("Starting the shop …");
      const served = { ...backendEnv, DATABASE_URL: env.DATABASE_URL?.trim() || databaseUrl };
      return startServer({ root, form: "built", port, env: served, signal });
    });
    endings.unshift(() => server.stop());
    whenImpatient(() => void server.kill());
    progress.end();
    log(progress.summary());
    const advice = nodeAdvice(process.versions.node);
    if (advice) log(advice);
    console.log(
      banner({ mode, port, accounts: demoAccounts, dataDir: path.relative(process.cwd(), dataDir) || dataDir }),
    );
    const rest = finishShop({ root, dataDir, isReleased, log, signal });
    endings.unshift(() => rest.end());

    const ended = await Promise.race([stopped.then(() => "asked"), server.ended]);
    if (ended !== "asked") throw new Complaint(`The backend exited unexpectedly (code ${ended}).`);
    log("Stopping …");
    process.exitCode = 0;
    return 0;
  } finally {
    for (const end of endings) await end();
    release();
  }
}

const terminal = {
  write: (/** @type {string} */ text) => void process.stdout.write(text),
  columns: process.stdout.isTTY ? process.stdout.columns : undefined,
};

/**
 * Waits for both before it rethrows an error: what the other one has started must not be left behind.
 *
 * @template One, Other
 * @param {Promise<One>} one
 * @param {Promise<Other>} other
 * @returns {Promise<[One, Other]>}
 */
async function bothDone(one, other) {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

/**
 * Lets the backend validate its settings before anything is started.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 */
function checkBackendSettings(root, env) {
  const { parseEnvironment } = createRequire(import.meta.url)(
    path.join(backendDirectory(root, "built"), "src", "config", "parse-environment.js"),
  );
  try {
    parseEnvironment(env);
  } catch (error) {
    throw error instanceof Error && error.name === "ConfigError" ? new Complaint(error.message) : error;
  }
}
