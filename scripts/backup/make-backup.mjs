import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Complaint } from "../complain.mjs";
import { query } from "../database/databases.mjs";
import { readArchive, stoppable, writeArchive } from "./archive.mjs";
import { backupsIn } from "./backups-in.mjs";
import { databaseEntries, leftOutOf } from "./database.mjs";
import { fileEntries } from "./files.mjs";
import { describeBackup } from "./manifest.mjs";

/** @typedef {import("./encryption.mjs").Keys} Keys */

/**
 * Writes one backup of a shop, running or not, checks that it can be read, and removes older ones.
 *
 * @param {object} options
 * @param {string} options.databaseUrl
 * @param {string | undefined} options.dataDir with the shop's files; undefined if they are in a bucket
 * @param {string} options.folder where backups are
 * @param {number} [options.keep] how many of them remain; default: all
 * @param {Keys} options.keys
 * @param {Date} [options.now]
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<{ file: string, files: number, leftOut: string[], removed: string[] }>} `files` of shoppers, sellers
 * and staff; `leftOut`: what a backup does not know, in words
 */
export async function makeBackup({ databaseUrl, dataDir, folder, keep, keys, now = new Date(), signal }) {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
    throw new Complaint(`${folder} cannot be made: ${error.message}`);
  });
  await sweepDrafts(folder, now);
  const isEncrypted = Boolean(keys.passphrase || keys.recipient);
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "-");
  const file = path.join(folder, `haat-${stamp}Z.tar.gz${isEncrypted ? ".age" : ""}`);
  let files = 0;
  /** @param {AsyncIterable<import("./archive.mjs").Entry>} entries */
  async function* counted(entries) {
    for await (const entry of entries) {
      if (entry.name.startsWith("files/")) files += 1;
      yield entry;
    }
  }
  await writeArchive(file, stoppable(counted(entriesOf(databaseUrl, dataDir, now)), signal), keys);
  // A recipient's backups can only be read elsewhere.
  if (!keys.recipient || keys.identity) for await (const _ of readArchive(file, keys));
  const leftOut = await leftOutOf(databaseUrl);
  return { file, files, leftOut, removed: keep ? await removeOlder(folder, keep) : [] };
}

/**
 * Files first and again last: each that the snapshot of the database names was there before it, or came meanwhile.
 *
 * @param {string} databaseUrl @param {string | undefined} dataDir @param {Date} now
 */
async function* entriesOf(databaseUrl, dataDir, now) {
  const [server] = await query(databaseUrl, "SHOW server_version");
  yield describeBackup({
    createdAt: now.toISOString(),
    postgres: String(server?.server_version),
    hasFiles: Boolean(dataDir),
  });
  /** @type {Set<string>} */
  const read = new Set();
  if (dataDir) yield* fileEntries(dataDir, read);
  yield* databaseEntries(databaseUrl);
  if (dataDir) yield* fileEntries(dataDir, read);
}

/** Longer than any backup takes. */
const draftHours = 24;

/** Removes what backups have left that were killed. @param {string} folder @param {Date} now */
async function sweepDrafts(folder, now) {
  for (const name of (await readdir(folder)).filter((one) => /^haat-.*\.part$/.test(one))) {
    const draft = path.join(folder, name);
    const found = await stat(draft).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > draftHours * 3_600_000) await rm(draft, { force: true });
  }
}

/** @param {string} folder @param {number} keep @returns {Promise<string[]>} those removed, oldest first */
async function removeOlder(folder, keep) {
  const old = (await backupsIn(folder)).slice(0, -keep).map((name) => path.join(folder, name));
  for (const file of old) await rm(file);
  return old;
}
