import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isScriptAlive } from "./process-alive.mjs";

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
        return Number.isInteger(pid) && pid !== process.pid && isScriptAlive(pid) ? { pid, port } : undefined;
      } catch {
        return undefined;
      }
    },
    /** @param {number} port */
    claim(port) {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, JSON.stringify({ pid: process.pid, port }));
    },
    /** Gives it up, unless another start has claimed it since. */
    release() {
      if (!this.read()) rmSync(file, { force: true });
    },
  };
}
