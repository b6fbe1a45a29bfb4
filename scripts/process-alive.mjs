import { readFileSync } from "node:fs";

/**
 * Whether the process with a recorded pid is still running. The pid may have been reused: where the system can tell,
 * the process must be running a Node.js script.
 *
 * @param {number} pid
 */
export function isScriptAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process belongs to another user, so it is alive.
    if (!(error instanceof Error) || Reflect.get(error, "code") !== "EPERM") return false;
  }
  if (process.platform !== "linux") return true;
  try {
    return /\.mjs\0/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
  } catch {
    return false;
  }
}
