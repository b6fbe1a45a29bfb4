import { Complaint } from "../complain.mjs";

/** The first entry: what a reader must know before anything else. */
const name = "haat.json";
/** Goes up with each change that an older `restore` cannot read. */
const format = 1;

/** @typedef {{ createdAt: string, postgres: string, hasFiles: boolean }} Description `postgres` is the version of the server */

/** @param {Description} description @returns {import("./archive.mjs").Entry} */
export const describeBackup = (description) => ({
  name,
  content: Buffer.from(JSON.stringify({ format, ...description }, null, 2)),
});

/**
 * @param {import("./archive.mjs").Entry | undefined} first entry
 * @returns {Description}
 * @throws {Complaint} if it is no backup, or of a format that this release does not know
 */
export function readDescription(first) {
  if (first?.name !== name) throw new Complaint("This is no backup of Haat.");
  const { format: found, ...description } = JSON.parse(first.content.toString());
  if (found !== format) throw new Complaint(`This backup has format ${found}; this release reads format ${format}.`);
  return description;
}
