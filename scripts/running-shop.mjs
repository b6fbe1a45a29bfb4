import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAlive } from "./process-alive.mjs";

/**
 * Who runs a shop on a data directory, told by a file in it. A file whose process is gone counts for nothing.
 *
 * @param {string} dataDir
 */
export function runningShop(dataDir) {
  const file = path.join(dataDir, "shop.json");
  return {
    /** @returns {{ pid: number, port: number } | undefined} */
    read() {
      try {
        const { pid, port } = JSON.parse(readFileSync(file, "utf8"));
        return Number.isInteger(pid) && pid !== process.pid && isAlive(pid) && isScript(pid)
          ? { pid, port }
          : undefined;
      } catch {
        return undefined;
      }
    },
    /** @param {number} port */
    claim(port) {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, JSON.stringify({ pid: process.pid, port }));
    },
    release() {
      rmSync(file, { force: true });
    },
  };
}

/** The number may belong to another program by now; where the system can tell, ask. @param {number} pid */
function isScript(pid) {
  if (process.platform !== "linux") return true;
  try {
    return /(start|dev)\.mjs/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
  } catch {
    return true;
  }
}
