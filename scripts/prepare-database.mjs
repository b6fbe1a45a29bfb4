import { backendScript, migrateEngine, runMedusa } from "./backend.mjs";
import { Complaint } from "./complain.mjs";
import { contentHash } from "./content-hash.mjs";
import { query } from "./database/databases.mjs";
import { refuseOldDatabase } from "./database/old-database.mjs";
import { dropViews } from "./database/views.mjs";
import { alone, installationOf } from "./installation.mjs";
import { readRelease } from "./release.mjs";
import { CommandFailed } from "./run-process.mjs";
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
 * Brings a database up to date: runs migrations if they changed, and creates the demo shop once. Processes that serve
 * the database meanwhile go on, unless it has to be theirs alone.
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
 * @throws {Complaint} if another process serves the database and can't share it, or a migration needs it stopped
 */
export async function prepareDatabase(options) {
  await alone(options.databaseUrl, async (isServed) => {
    if (!sharesDatabase(options.env) && (await isServed())) throw new Complaint(cantShare);
    await migrateIfChanged(options, isServed);
    await fillDatabase(options);
  });
}

const cantShare =
  "Another process serves this database. Nothing was changed. Stop the other, or set REDIS_URL for both.";

/** Whether processes may serve one database together. @param {Record<string, string | undefined>} env */
const sharesDatabase = (env) => Boolean(env.REDIS_URL?.trim()) || env.SHARED_WITHOUT_REDIS === "true";

/** @typedef {Omit<Parameters<typeof prepareDatabase>[0], "mode">} Migrating */

/**
 * Only runs the migrations, for an update that is prepared while the previous release serves.
 *
 * @param {Migrating} options
 * @throws {Complaint} if a migration needs the servers stopped
 */
export async function migrateDatabase(options) {
  await alone(options.databaseUrl, (isServed) => migrateIfChanged(options, isServed));
}

/**
 * Whether this code's migrations were run, at any time: a newer release's only add to them. Changes nothing.
 *
 * @param {string} root
 * @param {string} databaseUrl
 */
export async function isMigrated(root, databaseUrl) {
  const hash = await migrationsHash(root);
  const installation = installationOf(databaseUrl);
  // Releases before 2026-11-29 share one row, which has the hash of the one that migrated last.
  return (await installation.read(migratedBy(hash))) !== undefined || (await installation.read("migrations")) === hash;
}

/**
 * Notes that this code's migrations were run. Each release has a row of its own, so that an older process that starts
 * again leaves a newer one's alone.
 *
 * @param {string} root
 * @param {string} databaseUrl
 */
export const noteMigrated = async (root, databaseUrl) =>
  installationOf(databaseUrl).write(migratedBy(await migrationsHash(root)), "done");

/** @param {string} hash */
const migratedBy = (hash) => `migrations ${hash}`;

/** @param {Migrating} options @param {() => Promise<boolean>} isServed */
async function migrateIfChanged({ root, form, databaseUrl, env, log, signal }, isServed) {
  if (await isMigrated(root, databaseUrl)) return;
  await refuseOldDatabase(databaseUrl);
  log("Preparing the database …");
  if (await isServed()) await besideServers(() => migrateEngine({ root, form, env: hurried(env), signal }));
  else {
    await dropViews(databaseUrl);
    await migrateEngine({ root, form, env, signal });
  }
  await noteMigrated(root, databaseUrl);
}

/**
 * Who waits for a table's lock stops all who come after it: a migration beside servers would rather fail.
 *
 * @param {Record<string, string | undefined>} env
 */
const hurried = (env) => ({ ...env, PGOPTIONS: [env.PGOPTIONS, "-c lock_timeout=5s"].filter(Boolean).join(" ") });

/**
 * Says what to do if a migration could not run beside servers. Each migration is a transaction, so none is half done.
 *
 * @param {() => Promise<unknown>} migrate
 */
async function besideServers(migrate) {
  try {
    await migrate();
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const advice = /lock timeout/.test(error.message)
      ? "A table was in use for too long. The servers go on; try again."
      : /depends? on|used by a view/.test(error.message)
        ? "This update changes what the running servers read. Stop them all, then try again."
        : undefined;
    throw advice ? new Complaint(`${error.message}\n${advice}`) : error;
  }
}

/** @param {Parameters<typeof prepareDatabase>[0]} options */
async function fillDatabase({ root, form, databaseUrl, mode, env, log, report, signal }) {
  const installation = installationOf(databaseUrl);
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
