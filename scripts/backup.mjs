import { readKeys } from "./backup/encryption.mjs";
import { makeBackup } from "./backup/make-backup.mjs";
import { backupOptions } from "./backup/options.mjs";
import { checkBackup } from "./backup/restore-backup.mjs";
import { runScript } from "./complain.mjs";
import { dataDirectory } from "./data-directory.mjs";
import { openDatabase } from "./open-database.mjs";
import { root } from "./root.mjs";
import { startSettings } from "./start-settings.mjs";

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
  const { databaseUrl, end } = await openDatabase({ named, dataDir, port });
  try {
    const hasBucket = Boolean(process.env.S3_BUCKET?.trim());
    const { file, removed } = await makeBackup({
      ...options,
      databaseUrl,
      keys,
      dataDir: hasBucket ? undefined : dataDir,
    });
    console.log(`Wrote ${file}.`);
    for (const old of removed) console.log(`Removed ${old}.`);
    if (hasBucket) console.log("Files are in the S3 bucket and not in this backup: turn on the bucket's versioning.");
    if (!keys.passphrase && !keys.recipient)
      console.log(
        "It is not encrypted, and has customers' addresses in it. BACKUP_PASSPHRASE or BACKUP_RECIPIENT encrypts.",
      );
    console.log("Secrets (JWT_SECRET, COOKIE_SECRET, ENCRYPTION_KEY) are not in it: keep them elsewhere.");
    return 0;
  } finally {
    await end();
  }
});
process.exit();
