import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * What a folder that `scripts/image/make-release.mjs` made says of itself. Whoever starts there installs nothing, builds
 * nothing and has no embedded database: all of it happened where the release was made.
 *
 * @typedef {object} Release
 * @property {string} migrations fingerprint of the source that the tables are made from, which a release does not have
 */

export const releaseFile = "release.json";

/** The release that a folder holds; undefined for a checkout. @param {string} root @returns {Release | undefined} */
export function readRelease(root) {
  try {
    return JSON.parse(readFileSync(path.join(root, releaseFile), "utf8"));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined;
    throw error;
  }
}
