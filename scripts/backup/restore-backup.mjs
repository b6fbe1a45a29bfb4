import { query } from "../database/databases.mjs";
import { readArchive } from "./archive.mjs";
import { loadDatabase, refuseFilledDatabase } from "./database.mjs";
import { refuseFiles, removeFiles, writeFileEntry } from "./files.mjs";
import { readDescription } from "./manifest.mjs";

/** @typedef {import("./encryption.mjs").Keys} Keys */

/**
 * Reads a backup to its end.
 *
 * @param {string} file
 * @param {Keys} keys
 * @returns {Promise<{ createdAt: string, postgres: string, hasFiles: boolean, files: number }>} `files` of shoppers, sellers and staff
 * @throws {import("../complain.mjs").Complaint} if it is damaged, incomplete or no backup
 */
export async function checkBackup(file, keys) {
  /** @type {import("./manifest.mjs").Description | undefined} */
  let description;
  let files = 0;
  for await (const entry of readArchive(file, keys)) {
    description ??= readDescription(entry);
    if (entry.name.startsWith("files/")) files += 1;
  }
  return { ...(description ?? readDescription(undefined)), files };
}

/** What was true of the machine alone that the backup is of. */
const afterwards = [
  // Processes that ran these tasks are no more: without this, each would wait for four hours.
  "UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL",
  // The files are in this shop's folder now.
  "DELETE FROM upload_folder",
];

/**
 * Restores a backup into an empty database and an empty data directory: whole, or not at all.
 *
 * @param {object} options
 * @param {string} options.file
 * @param {Keys} options.keys
 * @param {string} options.databaseUrl
 * @param {string} options.dataDir
 * @returns {ReturnType<typeof checkBackup>}
 * @throws {import("../complain.mjs").Complaint} if something is there already, or the backup is damaged; nothing is changed then
 */
export async function restoreBackup({ file, keys, databaseUrl, dataDir }) {
  await refuseFilledDatabase(databaseUrl);
  await refuseFiles(dataDir);
  const description = await checkBackup(file, keys);
  try {
    await loadDatabase(databaseUrl, readArchive(file, keys), async (entry) => {
      if (entry.name.startsWith("files/")) await writeFileEntry(dataDir, entry);
    });
  } catch (error) {
    await removeFiles(dataDir);
    throw error;
  }
  for (const sql of afterwards) await query(databaseUrl, sql);
  await query(databaseUrl, "ANALYZE");
  return description;
}
