import { readFileSync } from "node:fs";

/**
 * Whether a process that noted its number still runs. The number may belong to another program by now: where the system
 * can tell, it must be one of Node's scripts.
 *
 * @param {number} pid
 */
export function isScriptAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be signalled, yet it lives.
    if (!(error instanceof Error) || Reflect.get(error, "code") !== "EPERM") return false;
  }
  if (process.platform !== "linux") return true;
  try {
    return /\.mjs\0/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
  } catch {
    return false;
  }
}
