import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

const skipped = new Set([
  "node_modules",
  "dist",
  ".medusa",
  ".cache",
  ".data",
  ".git",
  "coverage",
  "test-results",
  "playwright-report",
]);

/**
 * A hash of the files' content, so that neither a fresh checkout nor a touched file counts as a change. Missing files
 * count as empty.
 *
 * @param {string} root
 * @param {string[]} inputs files and folders below the root
 * @param {{ ignore?: (file: string) => boolean }} [options] `ignore` receives paths below the root, separated by "/"
 * @returns {Promise<string>}
 */
export async function contentHash(root, inputs, { ignore = () => false } = {}) {
  const hash = createHash("sha256");
  for (const input of [...inputs].sort()) {
    for (const file of await filesBelow(root, input)) {
      if (ignore(file)) continue;
      const content = await readFile(path.join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest("hex");
}

/** @param {string} root @param {string} input @returns {Promise<string[]>} sorted, separated by "/" */
export async function filesBelow(root, input) {
  const found = await stat(path.join(root, input)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [input];
  const entries = await readdir(path.join(root, input), { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !skipped.has(entry.name) && (entry.isFile() || entry.isDirectory()))
      .map((entry) => filesBelow(root, `${input}/${entry.name}`)),
  );
  return nested.flat().sort();
}

/** Folders of the project's own code, tests included. */
const ownFolders = [
  "backend",
  "storefront",
  "seller-portal",
  "admin-extensions",
  "packages",
  "e2e",
  "bench",
  "scripts",
  "tests",
];

/** The files of the project's own code. @param {string} root @returns {Promise<string[]>} */
export const ownFiles = async (root) =>
  (await Promise.all(ownFolders.map((folder) => filesBelow(root, folder)))).flat();
