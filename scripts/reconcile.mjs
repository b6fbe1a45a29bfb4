import { Complaint, runScript } from "./complain.mjs";
import { dataDirectory } from "./data-directory.mjs";
import { exitCodeOf, reconcileArguments, reconcileReport } from "./reconcile-report.mjs";
import { readRelease } from "./release.mjs";
import { root } from "./root.mjs";
import { runBackendScript } from "./run-backend-script.mjs";
import { readSettings } from "./settings.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();

/** Reconciles the books of the configured shop, running or not, and exits with 1 if they disagree. */
await runScript(async () => {
  const { faults, words } = reconcileArguments(process.argv.slice(2));
  const read = readSettings(process.env, { embedded: !readRelease(root) });
  const wrong = [...faults, ...("faults" in read ? read.faults : [])];
  if ("faults" in read || wrong.length > 0) throw new Complaint(wrong.join("\n"));
  const result = await runBackendScript({
    root,
    script: "src/workflows/reconciliation/run-by-hand",
    args: words,
    settings: read.settings,
    dataDir: dataDirectory(root, process.env),
    signal,
  });
  console.log(reconcileReport(result));
  return exitCodeOf(result);
});
process.exit();
