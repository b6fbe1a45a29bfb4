import { rm } from "node:fs/promises";
import { query } from "../database/databases.mjs";
import { readArchive, stoppable } from "./archive.mjs";
import { loadDatabase, refuseFilledDatabase } from "./database.mjs";
import { refuseFiles, writeFileEntry } from "./files.mjs";
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

/**
 * Restores a backup into an empty database and an empty data directory: whole, or not at all.
 *
 * @param {object} options
 * @param {string} options.file
 * @param {Keys} options.keys
 * @param {string} options.databaseUrl
 * @param {string} options.dataDir
 * @param {AbortSignal} [options.signal]
 * @returns {ReturnType<typeof checkBackup>}
 * @throws {import("../complain.mjs").Complaint} if something is there already, or the backup is damaged; nothing is changed then
 */
export async function restoreBackup({ file, keys, databaseUrl, dataDir, signal }) {
  await refuseFilledDatabase(databaseUrl);
  await refuseFiles(dataDir);
  const description = await checkBackup(file, keys);
  /** @type {string[]} */
  const written = [];
  try {
    await loadDatabase(databaseUrl, stoppable(readArchive(file, keys), signal), async (entry) => {
      if (entry.name.startsWith("files/")) written.push(await writeFileEntry(dataDir, entry));
    });
  } catch (error) {
    for (const place of written) await rm(place, { force: true });
    throw error;
  }
  // Plans for tables that were never looked at are poor. PostgreSQL does it by itself a little later.
  await query(databaseUrl, "ANALYZE").catch(() => undefined);
  return description;
}
