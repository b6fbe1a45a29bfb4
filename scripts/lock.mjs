import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { createClaim, readClaim, removeAbandonedClaim } from "./claim-file.mjs";
import { isScriptAlive } from "./process-alive.mjs";
import { Stopped } from "./run-process.mjs";

/**
 * Runs the work under a lock that is exclusive on this machine; waits for it. A lock whose holder died is ignored.
 *
 * @template Result
 * @param {string} file
 * @param {{ log: (line: string) => void, signal?: AbortSignal }} options
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, { log, signal }, work) {
  let told = false;
  while (!createClaim(file, String(process.pid))) {
    const holder = readClaim(file);
    if (holder === undefined) continue;
    if (!isScriptAlive(Number(holder))) {
      removeAbandonedClaim(file, holder);
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
