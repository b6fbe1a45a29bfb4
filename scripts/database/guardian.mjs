// Shuts a database down when the process that started it has gone without doing so (kill -9, a test run broken off).
// Reads `<pid of the server>` as its first argument and, as its second, a folder to remove afterwards, if any. It learns
// of the end by its standard input closing; "done" on it means that there is nothing left to do.
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

const [, , pid, folder] = process.argv;
let told = "";
process.stdin.on("data", (chunk) => {
  told += chunk;
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
process.stdin.once("end", async () => {
  if (told.includes("done")) return;
  if (signalServer("SIGINT")) {
    while (signalServer(0)) await pause(50);
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** @param {NodeJS.Signals | 0} signal */
function signalServer(signal) {
  try {
    return process.kill(Number(pid), signal);
  } catch {
    return false;
  }
}
