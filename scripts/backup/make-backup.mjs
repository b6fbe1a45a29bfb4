import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { query } from "../database/databases.mjs";
import { readArchive, writeArchive } from "./archive.mjs";
import { databaseEntries } from "./database.mjs";
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
 * @returns {Promise<{ file: string, removed: string[] }>}
 */
export async function makeBackup({ databaseUrl, dataDir, folder, keep, keys, now = new Date() }) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isEncrypted = Boolean(keys.passphrase || keys.recipient);
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "-");
  const file = path.join(folder, `haat-${stamp}Z.tar.gz${isEncrypted ? ".age" : ""}`);
  await writeArchive(file, entriesOf(databaseUrl, dataDir, now), keys);
  // A recipient's backups can only be read elsewhere.
  if (!keys.recipient || keys.identity) for await (const _ of readArchive(file, keys));
  return { file, removed: keep ? await removeOlder(folder, keep) : [] };
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

/** @param {string} folder @param {number} keep @returns {Promise<string[]>} those removed, oldest first */
async function removeOlder(folder, keep) {
  const backups = (await readdir(folder)).filter((name) => /^haat-[\dT-]+Z\.tar\.gz(\.age)?$/.test(name)).sort();
  const old = backups.slice(0, -keep).map((name) => path.join(folder, name));
  for (const file of old) await rm(file);
  return old;
}
