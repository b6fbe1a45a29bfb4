import { existsSync } from "node:fs";
import path from "node:path";
import { backendDirectory, shopEnvironment } from "./backend.mjs";
import { Complaint, runScript } from "./complain.mjs";
import { dataDirectory } from "./data-directory.mjs";
import { openDatabase } from "./open-database.mjs";
import { parseOptions } from "./parse-options.mjs";
import { isMigrated, migrateDatabase } from "./prepare-database.mjs";
import { root } from "./root.mjs";
import { startSettings } from "./start-settings.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();

/**
 * Migrates the configured shop's database, also while servers of the previous release serve it. With `--check` it
 * changes nothing, and exits with 1 if the database waits for migrations.
 */
await runScript(async () => {
  const { values } = parseOptions(process.argv.slice(2), { check: { type: "boolean" } });
  const { check: isCheck } = /** @type {{ check?: boolean }} */ (values);
  const { mode, port, databaseUrl: named } = startSettings(root, process.env);
  const form = "built";
  const directory = backendDirectory(root, form);
  if (!existsSync(path.join(directory, "package.json"))) throw new Complaint("Build the shop first: npm run build.");
  const dataDir = dataDirectory(root, process.env);
  const { databaseUrl, end } = await openDatabase({ named, dataDir, port });
  try {
    if (!isCheck) {
      const env = { LOG_LEVEL: "error", ...process.env, ...shopEnvironment({ mode, databaseUrl, dataDir, port }) };
      await migrateDatabase({ root, form, databaseUrl, env, log: (line) => console.log(line), signal });
    }
    const isDone = await isMigrated(root, databaseUrl);
    console.log(isDone ? "The database is up to date." : "The database is not migrated to this release.");
    return isDone ? 0 : 1;
  } finally {
    await end();
  }
});
process.exit();
