import path from "node:path";
import { buildStale } from "./build-stale.mjs";
import { claimShop } from "./claim-shop.mjs";
import { Complaint, runScript } from "./complain.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { keepRunning } from "./run-process.mjs";
import { shopDatabase } from "./shop-database.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal, stopped } = stopSignal();
const log = (/** @type {string} */ line) => console.log(line);

/** The shop for development: contract, backend and storefront are rebuilt when their source changes. */
await runScript(async () => {
  const { settings, dataDir, release } = await claimShop(root, process.env);
  const { mode, port, databaseUrl: named } = settings;
  /** @type {(() => Promise<void>)[]} */
  const endings = [];
  try {
    await ensureInstalled({ root, log, signal });
    await buildStale({ root, log, signal, only: ["contract"] });
    const databaseUrl = await shopDatabase({ named, root, dataDir, log, endings });
    const env = {
      ...process.env,
      SHOP_ENV: mode,
      DATABASE_URL: databaseUrl,
      HAAT_DATA_DIR: dataDir,
      PORT: String(port),
      HAAT_BACKEND: `http://localhost:${port}`,
      MEDUSA_DISABLE_TELEMETRY: "1",
      // Here the backend's `#…` imports resolve to source; its CLI starts a child process that inherits only this.
      NODE_OPTIONS: [process.env.NODE_OPTIONS, "--conditions=haat-source"].filter(Boolean).join(" "),
    };
    const { prepareDatabase } = await import("./prepare-database.mjs");
    const { serveScript } = await import("./backend.mjs");
    const report = (/** @type {number} */ _share, /** @type {string} */ detail) => log(detail);
    await prepareDatabase({ root, form: "source", databaseUrl, mode, env, log, report, signal });

    const program = (/** @type {string[]} */ ...parts) => path.join(root, "node_modules", ...parts);
    const parts = [
      {
        folder: "packages/api-contract",
        args: [program("typescript", "bin", "tsc"), "-p", "tsconfig.build.json", "--watch", "--preserveWatchOutput"],
      },
      {
        folder: "backend",
        args: ["--watch", "--watch-preserve-output", "--conditions=haat-source", serveScript(root)],
      },
      { folder: "storefront", args: [program("vite", "bin", "vite.js")] },
    ].map(({ folder, args }) => keepRunning(args, { cwd: path.join(root, folder), env }));
    endings.unshift(async () => {
      await Promise.all(parts.map((part) => part.end()));
    });
    log(
      `\nBackend on http://localhost:${port}, storefront with hot reload on http://localhost:5173 (see below). Press Ctrl-C to stop.\n`,
    );
    const first = await Promise.race([stopped.then(() => "asked"), ...parts.map((part) => part.ended)]);
    if (first !== "asked") throw new Complaint(`One process exited unexpectedly (code ${first}). Stopping the others.`);
    return 0;
  } finally {
    for (const end of endings) await end();
    release();
  }
});
process.exit();
