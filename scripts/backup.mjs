import { existsSync } from "node:fs";
import path from "node:path";
import { readKeys } from "./backup/encryption.mjs";
import { makeBackup } from "./backup/make-backup.mjs";
import { noteBackup } from "./backup/note-backup.mjs";
import { backupOptions } from "./backup/options.mjs";
import { checkBackup } from "./backup/restore-backup.mjs";
import { Complaint, runScript } from "./complain.mjs";
import { dataDirectory } from "./data-directory.mjs";
import { placeForDatabase } from "./database/location.mjs";
import { openDatabase } from "./open-database.mjs";
import { root } from "./root.mjs";
import { startSettings } from "./start-settings.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();

/** Backs up the configured shop, running or not, or checks a backup. */
await runScript(async () => {
  const dataDir = dataDirectory(root, process.env);
  const options = backupOptions(process.argv.slice(2), dataDir);
  const keys = readKeys(process.env);
  if ("check" in options) {
    const { createdAt, files } = await checkBackup(options.check, keys);
    console.log(`${options.check} is whole: of ${createdAt}, with ${files} files.`);
    return 0;
  }
  const { databaseUrl: named, port } = startSettings(root, process.env);
  if (!named) await refuseMissingDatabase(dataDir);
  const { databaseUrl, end } = await openDatabase({ named, dataDir, port });
  try {
    const hasBucket = Boolean(process.env.S3_BUCKET?.trim());
    const { file, files, leftOut, removed } = await makeBackup({
      ...options,
      databaseUrl,
      keys,
      dataDir: hasBucket ? undefined : dataDir,
      signal,
    });
    const isNoted = await noteBackup(databaseUrl);
    console.log(`Wrote ${file}: the database${hasBucket ? "" : ` and ${files} files`}.`);
    if (leftOut.length > 0) console.log(`Not in it, since the shop has none of its own: ${leftOut.join(", ")}.`);
    for (const old of removed) console.log(`Removed ${old}.`);
    if (hasBucket) console.log("Files are in the S3 bucket and not in this backup: turn on the bucket's versioning.");
    if (!keys.passphrase && !keys.recipient)
      console.log(
        "It is not encrypted, and has customers' addresses in it. BACKUP_PASSPHRASE or BACKUP_RECIPIENT encrypts.",
      );
    if (!isNoted) console.log("The back office does not know of it: the database of this shop took no note.");
    console.log("Secrets (JWT_SECRET, COOKIE_SECRET, ENCRYPTION_KEY) are not in it: keep them elsewhere.");
    return 0;
  } finally {
    await end();
  }
});
process.exit();

/** @param {string} dataDir @throws {Complaint} rather than making an empty shop, whose backups would replace those of the real one */
async function refuseMissingDatabase(dataDir) {
  const { folder } = await placeForDatabase(root, path.join(dataDir, "postgres"));
  if (existsSync(path.join(folder, "PG_VERSION"))) return;
  throw new Complaint(`There is no shop in ${dataDir}. Set DATABASE_URL or HAAT_DATA_DIR as for the shop itself.`);
}
