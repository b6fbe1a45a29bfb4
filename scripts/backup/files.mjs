import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Complaint } from "../complain.mjs";

/** Folders of the data directory that hold files of shoppers, sellers and staff. */
const folders = ["media", "private-media"];
/** The demo's pictures that nobody has asked for yet: they are drawn when somebody does. */
const single = "demo-pictures.json";
const prefix = "files/";
/** Of files that are being written: see the backend's `draft-file.ts`. */
const draft = ".part";

/** @typedef {import("./archive.mjs").Entry} Entry */

/**
 * The files of a shop that have not been read before. Their names are random and their content never changes.
 *
 * @param {string} dataDir
 * @param {Set<string>} read names of entries; is added to
 * @returns {AsyncGenerator<Entry>}
 */
export async function* fileEntries(dataDir, read) {
  for (const file of await filesIn(dataDir)) {
    const name = prefix + file;
    if (read.has(name)) continue;
    // One that was deleted meanwhile belongs to no row of the database either.
    const content = await readFile(path.join(dataDir, file)).catch(ifMissing(undefined));
    if (!content) continue;
    read.add(name);
    yield { name, content };
  }
}

/** @param {string} dataDir @returns {Promise<string[]>} below it, separated by "/" */
async function filesIn(dataDir) {
  const found = existsSync(path.join(dataDir, single)) ? [single] : [];
  for (const folder of folders) {
    const entries = await readdir(path.join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(
      ifMissing(/** @type {import("node:fs").Dirent[]} */ ([])),
    );
    for (const entry of entries)
      if (entry.isFile() && !entry.name.endsWith(draft))
        found.push(path.relative(dataDir, path.join(entry.parentPath, entry.name)));
  }
  return found.map((file) => file.split(path.sep).join("/")).sort();
}

/** @template Value @param {Value} value @returns {(error: NodeJS.ErrnoException) => Value} */
const ifMissing = (value) => (error) => {
  if (error.code === "ENOENT") return value;
  throw error;
};

/** @param {string} dataDir @throws {Complaint} if it has files of a shop */
export async function refuseFiles(dataDir) {
  const [file] = await filesIn(dataDir);
  if (file) throw new Complaint(`${dataDir} has files of a shop already, such as ${file}. Nothing was changed.`);
}

/**
 * @param {string} dataDir
 * @param {Entry} entry
 * @returns {Promise<string>} where it was written
 * @throws {Complaint} unless it is a file of a shop
 */
export async function writeFileEntry(dataDir, { name, content }) {
  const file = name.slice(prefix.length);
  const place = path.join(dataDir, file);
  // A name from outside may not leave the folders.
  const isInside = file === single || folders.some((folder) => place.startsWith(path.join(dataDir, folder) + path.sep));
  if (!name.startsWith(prefix) || !isInside)
    throw new Complaint(`The backup has an entry that is none of ours: ${name}`);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content, { flag: "wx" });
  return place;
}
