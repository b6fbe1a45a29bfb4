import { buildStale } from "./build-stale.mjs";
import { runScript } from "./complain.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();
const log = (/** @type {string} */ line) => console.log(line);
await runScript(async () => {
  await ensureInstalled({ root, log, signal });
  await buildStale({ root, log, signal });
  return 0;
});
