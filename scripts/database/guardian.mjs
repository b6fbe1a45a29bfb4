// Shuts a database down if the process that started it dies without doing so (kill -9, an aborted test run). Arguments:
// `<pid of the server>` and optionally a folder to remove afterwards. The closing of standard input signals the
// starter's end; "done" on it means that there is nothing left to do.
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
