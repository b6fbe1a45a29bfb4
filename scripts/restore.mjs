import { readKeys } from "./backup/encryption.mjs";
import { restoreOptions } from "./backup/options.mjs";
import { restoreBackup } from "./backup/restore-backup.mjs";
import { runScript } from "./complain.mjs";
import { dataDirectory } from "./data-directory.mjs";
import { openDatabase } from "./open-database.mjs";
import { root } from "./root.mjs";
import { runningShop } from "./running-shop.mjs";
import { startSettings } from "./start-settings.mjs";
import { stopSignal } from "./stop-signal.mjs";

const { signal } = stopSignal();

/** Restores a backup into an empty shop. */
await runScript(async () => {
  const file = restoreOptions(process.argv.slice(2));
  const keys = readKeys(process.env);
  const dataDir = dataDirectory(root, process.env);
  const { databaseUrl: named, port } = startSettings(root, process.env);
  const running = runningShop(dataDir);
  // Nobody may start a shop or another restore here meanwhile.
  running.claim(port);
  const { databaseUrl, end } = await openDatabase({ named, dataDir, port });
  try {
    const { createdAt, files, hasFiles } = await restoreBackup({ file, keys, databaseUrl, dataDir, signal });
    console.log(
      `Restored the shop of ${createdAt}${hasFiles ? `, with ${files} files` : "; its files are in the S3 bucket"}.`,
    );
    return 0;
  } finally {
    await end();
    running.release();
  }
});
process.exit();
