import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as pause } from "node:timers/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import { Complaint } from "../complain.mjs";
import { Stopped } from "../run-process.mjs";
import { decrypting, encrypting, isEncrypted } from "./encryption.mjs";

/**
 * A backup is a tar archive, gzipped and perhaps encrypted by age: `age -d`, `tar` and `sha256sum -c` open it without us.
 *
 * @typedef {object} Entry
 * @property {string} name
 * @property {Buffer} content
 */

/** The last entry: what `sha256sum` prints of all others. A backup without it is incomplete. */
const checksums = "checksums.txt";

/**
 * Writes a backup, which appears under its name once it is whole and on the disk.
 *
 * @param {string} file
 * @param {AsyncIterable<Entry>} entries
 * @param {import("./encryption.mjs").Keys} keys
 */
export async function writeArchive(file, entries, keys) {
  // Two backups may begin in the same second.
  const draft = `${file}.${process.pid}.part`;
  const archive = pack();
  const written = flow([
    archive,
    createGzip(),
    ...encrypting(keys),
    createWriteStream(draft, { mode: 0o600, flags: "wx" }),
  ]);
  /** @type {unknown} */
  let failure;
  written.catch((error) => {
    failure = error;
  });
  // Told by `written`; without a listener it would end the process.
  archive.on("error", () => undefined);
  try {
    const lines = [];
    for await (const { name, content } of entries) {
      await addEntry(archive, name, content);
      lines.push(`${hashOf(content)}  ${name}\n`);
    }
    await addEntry(archive, checksums, Buffer.from(lines.join("")));
    archive.finalize();
    await written;
    await toDisk(draft);
    await rename(draft, file);
  } catch (error) {
    // A disk that is full shows first as an archive that takes no more.
    await pause();
    const wasFull = failure;
    archive.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    if (wasFull instanceof Error) throw new Complaint(`${file} could not be written: ${wasFull.message}`);
    throw error;
  }
}

/** The streams of `tar-stream` work as Node's, but are not typed as such. @param {any[]} steps */
const flow = (steps) => pipeline(steps);

/** @param {import("tar-stream").Pack} archive @param {string} name @param {Buffer} content @returns {Promise<void>} */
function addEntry(archive, name, content) {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("The archive takes no more."));
    archive.once("close", ended);
    const sink = archive.entry({ name, size: content.length, mode: 0o600 }, (error) => {
      archive.removeListener("close", ended);
      if (error) reject(error);
      else resolve();
    });
    sink.on("error", reject);
    sink.end(content);
  });
}

/** @param {string} file */
async function toDisk(file) {
  // To write: Windows syncs nothing else.
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}

/**
 * The entries of a backup in their order, without the checksums.
 *
 * @param {string} file
 * @param {import("./encryption.mjs").Keys} keys
 * @returns {AsyncGenerator<Entry>}
 * @throws {Complaint} at the end, if an entry is damaged or missing; earlier, if nothing more can be read
 */
export async function* readArchive(file, keys) {
  const encrypted = await isEncrypted(file);
  const archive = extract();
  const reading = flow([createReadStream(file), ...(encrypted ? decrypting(keys) : []), createGunzip(), archive]);
  // The loop below throws it.
  reading.catch(() => undefined);
  /** @type {Map<string, string>} */
  const hashes = new Map();
  let listed = "";
  try {
    for await (const entry of archive) {
      const { name } = entry.header;
      const content = Buffer.concat(await Readable.from(entry).toArray());
      if (name === checksums) listed = content.toString();
      else {
        hashes.set(name, hashOf(content));
        yield { name, content };
      }
    }
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`${file} is damaged, or no backup of Haat: ${error instanceof Error ? error.message : error}`);
  } finally {
    archive.destroy();
  }
  if (!listed) throw new Complaint(`${file} is incomplete: its end is missing.`);
  const found = [...hashes].map(([name, hash]) => `${hash}  ${name}\n`).join("");
  if (found !== listed) throw new Complaint(`${file} is damaged: its checksums do not match.`);
}

/**
 * The same entries, until somebody wants to stop.
 *
 * @param {AsyncIterable<Entry>} entries
 * @param {AbortSignal | undefined} signal
 * @returns {AsyncGenerator<Entry>}
 * @throws {Stopped}
 */
export async function* stoppable(entries, signal) {
  for await (const entry of entries) {
    if (signal?.aborted) throw new Stopped();
    yield entry;
  }
}

/** @param {Buffer} content */
const hashOf = (content) => createHash("sha256").update(content).digest("hex");
