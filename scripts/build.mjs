import { buildStale } from "./build-stale.mjs";
import { runScript } from "./complain.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();
const say = (/** @type {string} */ line) => console.log(line);
/** What alone is to be built, by the names of `build-plan.mjs`; everything, where nothing is named. */
const only = process.argv.slice(2);
await runScript(async () => {
  await ensureInstalled({ root, say, signal });
  await buildStale({ root, say, signal, ...(only.length > 0 && { only }) });
  return 0;
});
