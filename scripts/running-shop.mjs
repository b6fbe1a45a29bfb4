import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Complaint } from "./complain.mjs";
import { isScriptAlive } from "./process-alive.mjs";

/**
 * Tracks which process runs a shop on a data directory, by a file in it. A file whose process is gone is ignored.
 *
 * @param {string} dataDir
 */
export function runningShop(dataDir) {
  const file = path.join(dataDir, "shop.json");
  return {
    read: () => runnerIn(file),
    /** Throws a `Complaint` if a shop is running here. */
    refuseSecond() {
      const other = this.read();
      if (!other) return;
      throw new Complaint(
        `The shop in this folder is already running (process ${other.pid}, http://localhost:${other.port}).`,
      );
    },
    /**
     * Claims the directory. Of two simultaneous starts one succeeds, the other throws a `Complaint`.
     *
     * @param {number} port
     */
    claim(port) {
      const mine = JSON.stringify({ pid: process.pid, port });
      for (;;) {
        this.refuseSecond();
        if (writtenFirst(file, mine)) return;
        removeLeftBehind(file);
      }
    },
    /** Releases the directory, unless another start has claimed it since. */
    release() {
      if (!this.read()) rmSync(file, { force: true });
    },
  };
}

/**
 * @param {string} file
 *
 * @returns {{ pid: number, port: number } | undefined} the other process in the file, if it is alive
 */
function runnerIn(file) {
  try {
    const { pid, port } = JSON.parse(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid !== process.pid && isScriptAlive(pid) ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes the file of a dead process. Another start may have replaced it since it was read, so it is renamed first and
 * checked again.
 *
 * @param {string} file
 */
function removeLeftBehind(file) {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
    if (runnerIn(aside)) linkSync(aside, file);
  } catch {
    // Another start was faster; the caller checks again.
  }
  rmSync(aside, { force: true });
}

/** Creates a file; false if it already exists. @param {string} file @param {string} text */
function writtenFirst(file, text) {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, text);
    try {
      // Appears with its content at once: an empty file would look like one left behind.
      linkSync(draft, file);
      return true;
    } finally {
      rmSync(draft, { force: true });
    }
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "EEXIST") return false;
    throw new Complaint(`${path.dirname(file)} is not writable: ${message}`);
  }
}
