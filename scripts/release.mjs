import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The description in a folder made by `scripts/image/make-release.mjs`. Starting there installs nothing, builds nothing
 * and has no embedded database: all of that happened where the release was made.
 *
 * @typedef {object} Release
 * @property {string} migrations hash of the source that the tables depend on, which a release does not contain
 */

export const releaseFile = "release.json";

/** The release in a folder; undefined for a checkout. @param {string} root @returns {Release | undefined} */
export function readRelease(root) {
  try {
    return JSON.parse(readFileSync(path.join(root, releaseFile), "utf8"));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined;
    throw error;
  }
}
