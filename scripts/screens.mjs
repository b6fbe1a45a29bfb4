import path from "node:path";
import { buildStale } from "./build-stale.mjs";
import { runScript } from "./complain.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { CommandFailed, runProcess } from "./run-process.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();
const log = (/** @type {string} */ line) => console.log(line);

/**
 * Takes screenshots of every screen in every state, below `.cache/screens`. Other arguments go to Playwright: `-g cart`
 * takes only those of the cart. HAAT_E2E_URL names a demo shop that runs with `GATEWAY_SIMULATOR_CONTROL=true`; by
 * default one is started.
 */
await runScript(async () => {
  await ensureInstalled({ root, log, signal });
  const { ensureBrowser } = await import("./test/browser.mjs");
  const browser = await ensureBrowser({ root, env: process.env, log, signal });
  const running = process.env.HAAT_E2E_URL;
  const shop = running ? undefined : await openShop();
  try {
    const cli = path.join(root, "node_modules", "@playwright", "test", "cli.js");
    const config = path.join("e2e", "screens", "playwright.config.ts");
    await runProcess("screens", process.execPath, [cli, "test", "--config", config, ...process.argv.slice(2)], {
      cwd: root,
      signal,
      show: true,
      env: { ...process.env, HAAT_E2E_URL: shop?.url ?? running, HAAT_CHROMIUM: browser },
    });
    return 0;
  } catch (error) {
    // Playwright has printed which states were not reached.
    if (error instanceof CommandFailed) return error.code ?? 1;
    throw error;
  } finally {
    await shop?.stop();
  }
});
process.exit();

async function openShop() {
  await buildStale({ root, log, signal });
  const { startTestShop } = await import("./test-shop.mjs");
  return startTestShop({ root, form: "built", name: "screens", seed: true, signal });
}
