import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findProgram } from "../../../scripts/cluster/programs.mjs";
import { startRedis } from "../../../scripts/cluster/services.mjs";
import { checkout } from "./shop-address";

const program = findProgram("redis-server");

/** Redis is optional: without it installed there is nothing to test. */
export const hasRedis = program !== undefined;

/** A Redis server of this test, which keeps its data from stop to start. `remove()` it in `afterAll`. */
export async function aRedis() {
  const folder = await mkdtemp(path.join(tmpdir(), "haat-redis-"));
  const redis = await startRedis({ root: checkout, folder, logFolder: folder }, program ?? "");
  const { url, start } = redis;
  const goOn = async (): Promise<void> => void process.kill(redis.pid(), "SIGCONT");
  const stop = async (): Promise<void> => {
    await goOn();
    await redis.stop();
  };
  return {
    url,
    start,
    stop,
    /** Like a host that disappears: connections stay open without a response. */
    hang: async (): Promise<void> => void process.kill(redis.pid(), "SIGSTOP"),
    goOn,
    remove: async (): Promise<void> => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
