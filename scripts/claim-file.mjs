import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Complaint } from "./complain.mjs";

/** A removal takes microseconds. A marker of one that was killed halfway counts for so long, in milliseconds. */
const markerLifetime = 5_000;

/** What a claim says; undefined where there is none. @param {string} file */
export function readClaim(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * Creates a file unless it exists. It has its content at once: a file that is still empty would look abandoned.
 *
 * @param {string} file
 * @param {string} text
 * @returns {boolean} whether this call created it
 * @throws {Complaint} where the folder is not writable
 */
export function createClaim(file, text) {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, text);
  } catch (error) {
    throw new Complaint(`${path.dirname(file)} is not writable: ${/** @type {Error} */ (error).message}`);
  }
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes a claim whose process is gone. Only who holds the marker removes, and the marker is a link to the very file:
 * a claim that another process has made since it was read stays.
 *
 * @param {string} file
 * @param {string} text what the abandoned claim says
 */
export function removeAbandonedClaim(file, text) {
  const marker = `${file}.removing`;
  try {
    linkSync(file, marker);
  } catch {
    // Another process removes it, or it is gone already.
    const made = statSync(marker, { throwIfNoEntry: false })?.ctimeMs;
    if (made !== undefined && Date.now() - made > markerLifetime) rmSync(marker, { force: true });
    return;
  }
  try {
    if (readClaim(marker) === text) rmSync(file, { force: true });
  } finally {
    rmSync(marker, { force: true });
  }
}
