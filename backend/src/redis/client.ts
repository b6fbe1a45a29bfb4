import { Redis } from "ioredis";
import { readConfig } from "../config/read-config";

let client: Redis | undefined;

/** This process's own Redis connection, shared by our code; undefined if Redis is not configured. */
export function redis(): Redis | undefined {
  const { redisUrl } = readConfig();
  if (!redisUrl) return undefined;
  if (!client) {
    client = new Redis(redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 2_000, commandTimeout: 1_000 });
    // An `error` event without a listener would end the process; ioredis reconnects by itself.
    client.on("error", () => undefined);
  }
  return client;
}
