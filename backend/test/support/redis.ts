import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../scripts/free-port.mjs";

const program = (process.env.PATH ?? "")
  .split(path.delimiter)
  .map((folder) => path.join(folder, "redis-server"))
  .find((file) => existsSync(file));

/** Redis is optional: without it installed there is nothing to test. */
export const hasRedis = program !== undefined;

/** A Redis server of this test, which keeps its data from stop to start. `remove()` it in `afterAll`. */
export async function aRedis() {
  const folder = await mkdtemp(path.join(tmpdir(), "haat-redis-"));
  const port = await freePort();
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--appendonly", "yes"];
    server = spawn(program ?? "", options, { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise<void>((resolve, reject) => {
      server.stdout?.on("data", (text) => /Ready to accept connections/.test(String(text)) && resolve());
      server.once("exit", () => reject(new Error("redis-server ended.")));
    });
  };
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGCONT");
    server.kill("SIGTERM");
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    /** Like a host that disappears: connections stay open without a response. */
    hang: async (): Promise<void> => void server.kill("SIGSTOP"),
    goOn: async (): Promise<void> => void server.kill("SIGCONT"),
    remove: async (): Promise<void> => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
