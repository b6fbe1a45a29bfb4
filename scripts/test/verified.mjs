import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow, ownFiles } from "../content-hash.mjs";
import { isUnitTest, readersOfFiles, touchedBy } from "./selection.mjs";

/** What `npm run verify` found green last. */
const keptFile = ".cache/verified.json";
/** Of the root, what any test may depend on. */
const rootFiles = ["package.json", "package-lock.json", "tsconfig.base.json", "jest.config.mjs"];

/** @typedef {Record<string, string>} Digests of the contents, by file below the root */

/**
 * The unit tests that the changes since the last green run can affect.
 *
 * @param {string} root
 * @returns {Promise<{ selection: import("./selection.mjs").Selection | undefined, isGreen: () => Promise<void> }>}
 * no selection: all tests; `isGreen` keeps what the tests saw
 */
export async function unverified(root) {
  const texts = await Promise.all([
    ...(await ownFiles(root)).map((file) => textOf(root, file)),
    ...(await Promise.all(rootFiles.map((file) => filesBelow(root, file)))).flat().map((file) => textOf(root, file)),
  ]);
  const digests = digestsOf(texts);
  const last = await readLast(root);
  const files = Object.keys(digests);
  const readers = readersOfFiles(texts.filter(({ file }) => isUnitTest(file)));
  return {
    selection: last && touchedBy(files, differing(last, digests), readers),
    isGreen: async () => {
      await mkdir(path.join(root, path.dirname(keptFile)), { recursive: true });
      await writeFile(path.join(root, keptFile), JSON.stringify({ node: process.version, digests }));
    },
  };
}

/** Changed, new and deleted files. @param {Digests} before @param {Digests} now */
export const differing = (before, now) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((file) => before[file] !== now[file]).sort();

/** Of another version of Node.js a green run says nothing, nor does a file that was cut off. @param {string} root @returns {Promise<Digests | undefined>} */
async function readLast(root) {
  const kept = await readFile(path.join(root, keptFile), "utf8")
    .then(JSON.parse)
    .catch(() => undefined);
  return kept?.node === process.version ? kept.digests : undefined;
}

/** @param {string} root @param {string} file */
const textOf = async (root, file) => ({ file, text: await readFile(path.join(root, file), "latin1") });

/** @param {{ file: string, text: string }[]} texts @returns {Digests} */
const digestsOf = (texts) =>
  Object.fromEntries(texts.map(({ file, text }) => [file, createHash("sha1").update(text, "latin1").digest("base64")]));
