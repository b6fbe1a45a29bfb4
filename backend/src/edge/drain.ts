import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { announceStop } from "../http/readiness";

/**
 * Says on `/ready` that this process stops, and goes on serving until the proxy has seen it. Each connection is closed
 * after its next answer: a request that a proxy sends on a connection that is just being closed would be lost.
 *
 * @param ms how long; 0 where no proxy asks.
 */
export async function drain(server: Server, ms: number): Promise<void> {
  announceStop();
  if (ms === 0) return;
  server.prependListener("request", (_req, res) => {
    res.shouldKeepAlive = false;
  });
  await pause(ms);
}
