import { createRequire } from "node:module";
import path from "node:path";
import { backendDirectory, startServer } from "./backend.mjs";
import { banner } from "./banner.mjs";
import { buildStale } from "./build-stale.mjs";
import { claimShop } from "./claim-shop.mjs";
import { Complaint } from "./complain.mjs";
import { demoAccounts } from "./demo-accounts.mjs";
import { ensureInstalled } from "./install.mjs";
import { shopDatabase } from "./shop-database.mjs";

/**
 * From a checkout to an open shop and back: install, build, database, server; then waits until it is stopped.
 * Answers the exit code.
 *
 * @param {{ root: string, env: Record<string, string | undefined>, say: (line: string) => void, signal: AbortSignal, stopped: Promise<void>, whenImpatient: (act: () => void) => void }} options
 */
export async function openShop({ root, env, say, signal, stopped, whenImpatient }) {
  const { settings, dataDir, release } = await claimShop(root, env);
  const { mode, port, databaseUrl: named } = settings;
  /** @type {(() => Promise<void>)[]} what has to be ended, last started first */
  const endings = [];
  try {
    await ensureInstalled({ root, say, signal });
    await buildStale({ root, say, signal });
    checkBackendSettings(root, { ...env, HAAT_DATA_DIR: dataDir });
    const databaseUrl = await shopDatabase({ named, root, dataDir, say, endings });
    const backendEnv = {
      // On a demo's terminal the banner should stay in sight; a line per request is for those who ask for it.
      ...(mode === "demo" ? { LOG_LEVEL: "warn" } : {}),
      ...env,
      SHOP_ENV: mode,
      DATABASE_URL: databaseUrl,
      HAAT_DATA_DIR: dataDir,
      PORT: String(port),
    };
    const { prepareDatabase } = await import("./prepare-database.mjs");
    await prepareDatabase({ root, form: "built", databaseUrl, mode, env: backendEnv, say, signal });
    say("Opening …");
    const server = await startServer({ root, form: "built", port, env: backendEnv, signal });
    endings.unshift(() => server.stop());
    whenImpatient(() => void server.kill());
    console.log(
      banner({ mode, port, accounts: demoAccounts, dataDir: path.relative(process.cwd(), dataDir) || dataDir }),
    );

    const ended = await Promise.race([stopped.then(() => "asked"), server.ended]);
    if (ended !== "asked") throw new Complaint(`The backend ended by itself (code ${ended}).`);
    say("Closing …");
    process.exitCode = 0;
    return 0;
  } finally {
    for (const end of endings) await end();
    release();
  }
}

/** The backend's own judgement of its settings, before anything is started. @param {string} root @param {Record<string, string | undefined>} env */
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
