import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Linux reports a process's time in hundredths of a second to user space, whatever the kernel's own tick. */
const millisecondsPerTick = 10;
const bytesPerPage = 4_096;

/**
 * A process's usage: CPU milliseconds of all its threads since it started, and its resident bytes now. From `/proc` on
 * Linux, from `ps` on other systems.
 *
 * @param {number} pid
 * @returns {Promise<{ cpuMs: number, rssBytes: number }>}
 */
export async function usageOf(pid) {
  if (process.platform === "linux") return readProcStat(await readFile(`/proc/${pid}/stat`, "utf8"));
  const { stdout } = await run("ps", ["-o", "time=,rss=", "-p", String(pid)]);
  return readPs(stdout);
}

/**
 * Parses `/proc/<pid>/stat`. The program's name may contain spaces and brackets: fields are counted from the last
 * bracket.
 *
 * @param {string} text
 */
export function readProcStat(text) {
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const field = (/** @type {number} */ at) => Number(fields[at]);
  return { cpuMs: (field(11) + field(12)) * millisecondsPerTick, rssBytes: field(21) * bytesPerPage };
}

/** Parses `ps -o time=,rss=`: `[[days-]hours:]minutes:seconds[.hundredths]` and kilobytes. @param {string} text */
export function readPs(text) {
  const [time = "", kilobytes] = text.trim().split(/\s+/);
  const [clock = "", days = "0"] = time.split("-").reverse();
  const seconds = clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return { cpuMs: Math.round((Number(days) * 86_400 + seconds) * 1_000), rssBytes: Number(kilobytes) * 1_024 };
}

/**
 * Samples a process's memory until stopped.
 *
 * @param {number} pid
 * @returns {{ stop: () => Promise<number> }} `stop` returns the peak of resident bytes
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
  // Thrown by `stop`: a server that ended early must not hide why.
  watching.catch(() => undefined);
  return {
    stop: async () => {
      stopped = true;
      await watching;
      return max;
    },
  };
}
