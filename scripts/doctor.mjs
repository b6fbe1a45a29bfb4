import path from "node:path";
import { runScript } from "./complain.mjs";
import { backupsDirectory, dataDirectory } from "./data-directory.mjs";
import { checkBackups, checkDisk, checkNode, checkReachable } from "./doctor/check-machine.mjs";
import { doctorExitCode, doctorReport } from "./doctor/report.mjs";
import { parseOptions } from "./parse-options.mjs";
import { root } from "./root.mjs";
import { runBackendScript } from "./run-backend-script.mjs";
import { startSettings } from "./start-settings.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();

/** Checks whether the configured shop, running or not, can go live, and exits with 1 if not. */
await runScript(async () => {
  const dataDir = dataDirectory(root, process.env);
  const { values } = parseOptions(process.argv.slice(2), { backups: { type: "string" } });
  const { backups = backupsDirectory(dataDir) } = /** @type {Record<string, string | undefined>} */ (values);
  const settings = startSettings(root, process.env);
  const findings = [
    ...checkNode(process.versions.node),
    ...(await checkShop(settings, dataDir)),
    ...(await checkDisk(dataDir)),
    ...(await checkBackups(path.resolve(backups), Date.now())),
  ];
  console.log(doctorReport(findings));
  return doctorExitCode(findings);
});
process.exit();

/**
 * What can be checked of the shop: nothing without its database, and all but Redis without Redis.
 *
 * @param {import("./settings.mjs").Settings} settings
 * @param {string} dataDir
 * @returns {Promise<import("./doctor/check-machine.mjs").Finding[]>}
 */
async function checkShop(settings, dataDir) {
  const { databaseUrl } = settings;
  const database = databaseUrl ? await checkReachable("DATABASE_URL", databaseUrl, "Database") : [];
  if (database.length > 0) return database;
  const redisUrl = process.env.REDIS_URL?.trim();
  const redis = redisUrl ? await checkReachable("REDIS_URL", redisUrl, "Redis") : [];
  /** @type {import("./doctor/check-machine.mjs").Finding[]} */
  const found = await runBackendScript({
    root,
    script: "src/workflows/doctor/run-by-hand",
    settings,
    dataDir,
    env: redis.length > 0 ? { REDIS_URL: "" } : {},
    signal,
  });
  // Without Redis the rest was checked as if it were not set.
  return redis.length > 0 ? [...redis, ...found.filter(({ text }) => !text.startsWith("REDIS_URL"))] : found;
}
