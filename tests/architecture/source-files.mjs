import { readFile } from "node:fs/promises";
import path from "node:path";
import { ownFiles } from "../../scripts/content-hash.mjs";

/**
 * @typedef {object} SourceFile
 * @property {string} file path below the checkout, separated by "/"
 * @property {string} text
 * @property {Import[]} imports
 *
 * @typedef {object} Import
 * @property {string} from path below the checkout for our own files, else the package as written
 * @property {boolean} ours
 * @property {boolean} typeOnly
 */

const kinds = /\.(ts|tsx|mjs|cjs|js)$/;
const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s)?[^;'"]*?from\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']|\b(?:import|require)\(\s*["']([^"']+)["']\s*\)/g;

/** Every source file of the project with its imports. @param {string} root @returns {Promise<SourceFile[]>} */
export async function sourceFiles(root) {
  const files = (await ownFiles(root)).filter((file) => kinds.test(file));
  return Promise.all(files.map(async (file) => toSourceFile(file, await readFile(path.join(root, file), "utf8"))));
}

/** @param {string} file @param {string} text @returns {SourceFile} */
export function toSourceFile(file, text) {
  const imports = [...text.matchAll(statement)].map(([, , type, from, bare, dynamic]) => {
    const written = from ?? bare ?? dynamic ?? "";
    // `#` is the root of the backend's source: `imports` of its package.json.
    const ours = /^[.#]/.test(written);
    const place = written.startsWith("#")
      ? path.posix.join("backend/src", written.slice(1).replace(/\/index$/, ""))
      : undefined;
    return {
      from: ours ? (place ?? path.posix.join(path.posix.dirname(file), written)) : written,
      ours,
      typeOnly: type !== undefined,
    };
  });
  return { file, text, imports };
}
