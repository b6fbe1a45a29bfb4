import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Complaint } from "./complain.mjs";
import { isScriptAlive } from "./process-alive.mjs";
import { Stopped } from "./run-process.mjs";

/**
 * Does something while nobody else on this machine does it; waits for its turn. A lock whose holder died is void.
 *
 * @template Result
 * @param {string} file
 * @param {{ log: (line: string) => void, signal?: AbortSignal }} options
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, { log, signal }, work) {
  let told = false;
  while (!(await taken(file))) {
    const holder = Number(await readFile(file, "utf8").catch(() => ""));
    if (holder ? !isScriptAlive(holder) : await isForgotten(file)) {
      await rm(file, { force: true });
      continue;
    }
    if (!told) log("Waiting for another build in this folder to finish …");
    told = true;
    if (signal?.aborted) throw new Stopped();
    await pause(200);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** Whether a lock without a holder is no longer just being written. @param {string} file */
async function isForgotten(file) {
  const made = await stat(file).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > 5_000;
}

/** @param {string} file */
async function taken(file) {
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "EEXIST") return false;
    throw new Complaint(`${path.dirname(file)} is not writable: ${message}`);
  }
}
