import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { backendDirectory, backendScript, runMedusa } from "./backend.mjs";
import { Complaint, runScript } from "./complain.mjs";
import { dataDirectory } from "./data-directory.mjs";
import { openDatabase } from "./open-database.mjs";
import { exitCodeOf, reconcileArguments, reconcileReport } from "./reconcile-report.mjs";
import { readRelease } from "./release.mjs";
import { root } from "./root.mjs";
import { readSettings } from "./settings.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();

/** Reconciles the books of the configured shop, running or not, and exits with 1 if they disagree. */
await runScript(async () => {
  const { faults, words } = reconcileArguments(process.argv.slice(2));
  const read = readSettings(process.env, { embedded: !readRelease(root) });
  const wrong = [...faults, ...("faults" in read ? read.faults : [])];
  if ("faults" in read || wrong.length > 0) throw new Complaint(wrong.join("\n"));
  const { mode, port, databaseUrl: named } = read.settings;
  const dataDir = dataDirectory(root, process.env);
  const form = existsSync(path.join(backendDirectory(root, "built"), "package.json")) ? "built" : "source";
  const script = backendScript(root, form, "src/workflows/reconciliation/run-by-hand");
  if (!script) throw new Complaint("Build the shop first by starting it once.");
  const { databaseUrl, end } = await openDatabase({ named, dataDir, port });
  const folder = await mkdtemp(path.join(tmpdir(), "haat-reconcile-"));
  try {
    const file = path.join(folder, "result.json");
    const env = {
      LOG_LEVEL: "error",
      NODE_NO_WARNINGS: "1",
      ...process.env,
      SHOP_ENV: mode,
      DATABASE_URL: databaseUrl,
      HAAT_DATA_DIR: dataDir,
      PORT: String(port),
    };
    await runMedusa({ root, form, env, signal, args: ["exec", script, file, ...words] });
    const result = JSON.parse(await readFile(file, "utf8"));
    console.log(reconcileReport(result));
    return exitCodeOf(result);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await end();
  }
});
process.exit();
