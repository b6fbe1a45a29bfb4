import { rmSync } from "node:fs";
import path from "node:path";
import { createClaim, readClaim, removeAbandonedClaim } from "./claim-file.mjs";
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
    read: () => runnerIn(readClaim(file)),
    /** @throws {Complaint} if a shop runs here. */
    refuseSecond() {
      refuse(this.read());
    },
    /**
     * Claims the directory. Of two simultaneous starts one succeeds, the other throws a `Complaint`.
     *
     * @param {number} port
     */
    claim(port) {
      const mine = JSON.stringify({ pid: process.pid, port });
      for (;;) {
        const found = readClaim(file);
        if (found === undefined) {
          if (createClaim(file, mine)) return;
        } else {
          refuse(runnerIn(found));
          removeAbandonedClaim(file, found);
        }
      }
    },
    /** Releases the directory, unless another start has claimed it since. */
    release() {
      if (!this.read()) rmSync(file, { force: true });
    },
  };
}

/** @param {{ pid: number, port: number } | undefined} other who runs a shop here */
function refuse(other) {
  if (!other) return;
  throw new Complaint(
    `The shop in this folder is already running (process ${other.pid}, http://localhost:${other.port}).`,
  );
}

/** @param {string | undefined} text @returns {{ pid: number, port: number } | undefined} the other process that a claim names, if it lives */
function runnerIn(text) {
  try {
    const { pid, port } = JSON.parse(text ?? "");
    return Number.isInteger(pid) && pid !== process.pid && isScriptAlive(pid) ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}
