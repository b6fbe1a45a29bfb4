import { backendScript, runMedusa } from "./backend.mjs";
import { Complaint } from "./complain.mjs";
import { contentHash } from "./content-hash.mjs";
import { query } from "./database/databases.mjs";
import { refuseOldDatabase } from "./database/old-database.mjs";
import { dropViews } from "./database/views.mjs";
import { alone, installationOf } from "./installation.mjs";
import { readRelease } from "./release.mjs";
import { faultsOfFirstStart } from "./settings.mjs";

/** Source that the tables depend on. */
const migrationInputs = ["backend/src/modules", "backend/src/links", "backend/medusa-config.ts", "package-lock.json"];

/**
 * Tells whether a database's tables are up to date, for a checkout and for its release.
 *
 * @param {string} root
 * @returns {Promise<string>}
 */
export const migrationsHash = async (root) =>
  readRelease(root)?.migrations ?? contentHash(root, migrationInputs, { ignore: (file) => file.endsWith(".test.ts") });

/**
 * Brings a database up to date: runs migrations if they changed, and creates the demo shop once.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {import("./backend.mjs").BackendForm} options.form
 * @param {string} options.databaseUrl
 * @param {"demo" | "production"} options.mode
 * @param {Record<string, string | undefined>} options.env of the backend
 * @param {(line: string) => void} options.log
 * @param {import("./progress.mjs").Teller["report"]} [options.report] receives the progress
 * @param {AbortSignal} [options.signal]
 */
export async function prepareDatabase(options) {
  await alone(options.databaseUrl, () => bringUpToDate(options));
}

/** @param {Parameters<typeof prepareDatabase>[0]} options */
async function bringUpToDate({ root, form, databaseUrl, mode, env, log, report, signal }) {
  const installation = installationOf(databaseUrl);
  const wanted = await migrationsHash(root);
  if ((await installation.read("migrations")) !== wanted) {
    await refuseOldDatabase(databaseUrl);
    log("Preparing the database …");
    await dropViews(databaseUrl);
    await runMedusa({ root, form, env, signal, args: ["db:migrate", "--execute-safe-links"] });
    await installation.write("migrations", wanted);
  }

  if (mode === "production") {
    const administrators = await query(databaseUrl, 'SELECT 1 FROM "user" WHERE deleted_at IS NULL LIMIT 1');
    const faults = administrators.length === 0 ? faultsOfFirstStart(env) : [];
    if (faults.length > 0) throw new Complaint(faults.join("\n"));
    return;
  }
  const seed = backendScript(root, form, "src/seed/run");
  if (!seed || (await installation.read("demo")) === "done") return;
  // An aborted seed continues where it stopped.
  log("Creating the demo shop (first start only) …");
  const quiet = { LOG_LEVEL: "error", NODE_NO_WARNINGS: "1", ...env };
  const onLine = (/** @type {string} */ line) => {
    const share = shareOfDemo(line);
    if (share !== undefined) report?.(share, line.toLowerCase());
  };
  await runMedusa({ root, form, env: quiet, signal, args: ["exec", seed], onLine });
  await installation.write("demo", "done");
}

/**
 * The share of the database step at which each part of the demo shop begins and ends.
 *
 * @type {Record<string, [number, number]>}
 */
const partsOfDemo = { Products: [0.25, 0.7], Orders: [0.7, 0.95] };

/** Parses a progress line of the seed, such as `Products 48/288`. @param {string} line */
export function shareOfDemo(line) {
  const [, part = "", count, all] = /^(\w+) (\d+)\/(\d+)$/.exec(line) ?? [];
  const [begin, end] = partsOfDemo[part] ?? [];
  if (begin === undefined || end === undefined) return undefined;
  return begin + ((end - begin) * Number(count)) / Number(all);
}
