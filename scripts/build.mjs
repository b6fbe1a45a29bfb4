import { buildStale } from "./build-stale.mjs";
import { runScript } from "./complain.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();
const say = (/** @type {string} */ line) => console.log(line);
await runScript(async () => {
  await ensureInstalled({ root, say, signal });
  await buildStale({ root, say, signal });
  return 0;
});
