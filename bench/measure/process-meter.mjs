import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Linux counts a process's time in hundredths of a second for every program that reads it, whatever the kernel's own tick. */
const millisecondsPerTick = 10;
const bytesPerPage = 4_096;

/**
 * What a process has used: CPU milliseconds of all its threads since it started, resident bytes now. Read from `/proc`
 * on Linux, asked of `ps` on other systems.
 *
 * @param {number} pid
 * @returns {Promise<{ cpuMs: number, rssBytes: number }>}
 */
export async function usageOf(pid) {
  if (process.platform === "linux") return readProcStat(await readFile(`/proc/${pid}/stat`, "utf8"));
  const { stdout } = await run("ps", ["-o", "time=,rss=", "-p", String(pid)]);
  return readPs(stdout);
}

/** Reads `/proc/<pid>/stat`. The program's name may hold spaces and brackets: fields count from the last bracket. @param {string} text */
export function readProcStat(text) {
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const field = (/** @type {number} */ at) => Number(fields[at]);
  return { cpuMs: (field(11) + field(12)) * millisecondsPerTick, rssBytes: field(21) * bytesPerPage };
}

/** Reads `ps -o time=,rss=`: `[[days-]hours:]minutes:seconds[.hundredths]` and kilobytes. @param {string} text */
export function readPs(text) {
  const [time = "", kilobytes] = text.trim().split(/\s+/);
  const [clock = "", days = "0"] = time.split("-").reverse();
  const seconds = clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return { cpuMs: Math.round((Number(days) * 86_400 + seconds) * 1_000), rssBytes: Number(kilobytes) * 1_024 };
}

/**
 * Watches a process's memory until told to stop.
 *
 * @param {number} pid
 * @returns {{ stop: () => Promise<number> }} `stop` answers the most bytes that were resident
 */
export function watchMemory(pid) {
  let max = 0;
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      max = Math.max(max, (await usageOf(pid)).rssBytes);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await watching;
      return max;
    },
  };
}
