import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Complaint } from "./complain.mjs";
import { isScriptAlive } from "./process-alive.mjs";

/**
 * Who runs a shop on a data directory, told by a file in it. A file whose process is gone counts for nothing.
 *
 * @param {string} dataDir
 */
export function runningShop(dataDir) {
  const file = path.join(dataDir, "shop.json");
  return {
    read: () => runnerIn(file),
    /** Complains when a shop runs here. */
    refuseSecond() {
      const other = this.read();
      if (!other) return;
      throw new Complaint(
        `The shop in this folder is already running (process ${other.pid}, http://localhost:${other.port}).`,
      );
    },
    /**
     * Takes the folder. Of two starts at the same moment one gets it, the other a complaint.
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
    /** Gives it up, unless another start has claimed it since. */
    release() {
      if (!this.read()) rmSync(file, { force: true });
    },
  };
}

/** @param {string} file @returns {{ pid: number, port: number } | undefined} the other process that it tells of, if that one lives */
function runnerIn(file) {
  try {
    const { pid, port } = JSON.parse(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid !== process.pid && isScriptAlive(pid) ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes what a process that is gone has left. Another start may have put its own in place since it was looked at, so
 * it is taken aside and looked at once more.
 *
 * @param {string} file
 */
function removeLeftBehind(file) {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
    if (runnerIn(aside)) linkSync(aside, file);
  } catch {
    // Somebody else was faster, which the next look tells.
  }
  rmSync(aside, { force: true });
}

/** Whether a file was not there and is now. @param {string} file @param {string} text */
function writtenFirst(file, text) {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, text);
    try {
      // With its content at once: a file that is there but still empty would look like one left behind.
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
