import { readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { isScriptAlive } from "./process-alive.mjs";
import { Stopped } from "./run-process.mjs";

/**
 * Does something while nobody else on this machine does it; waits for its turn. A lock whose holder died is void.
 *
 * @template Result
 * @param {string} file
 * @param {{ say: (line: string) => void, signal?: AbortSignal }} options
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, { say, signal }, work) {
  let told = false;
  while (!(await taken(file))) {
    const holder = Number(await readFile(file, "utf8").catch(() => ""));
    if (holder && !isScriptAlive(holder)) {
      await rm(file, { force: true });
      continue;
    }
    if (!told) say("Waiting for another build in this folder …");
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

/** @param {string} file */
async function taken(file) {
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}
