import { spawn } from "node:child_process";
import path from "node:path";

/**
 * Has a server that this process started ended by SIGINT if this process dies without doing so.
 *
 * @param {number} pid of the server
 * @param {Promise<unknown>} ended resolves when the server's process is gone
 * @param {string} [folder] to remove then
 */
export function guard(pid, ended, folder) {
  const guardian = spawn(
    process.execPath,
    [path.join(import.meta.dirname, "guardian.mjs"), String(pid), ...(folder ? [folder] : [])],
    { detached: true, stdio: ["pipe", "ignore", "ignore"] },
  );
  guardian.unref();
  guardian.stdin.on("error", () => undefined);
  // The pipe to the guardian must not keep this process alive, since the guardian watches it.
  if ("unref" in guardian.stdin && typeof guardian.stdin.unref === "function") guardian.stdin.unref();
  void ended.then(() => guardian.stdin.end("done"));
}
