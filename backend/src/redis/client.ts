import { Redis } from "ioredis";
import { readConfig } from "../config/read-config";

let client: Redis | undefined;

/** This process's own connection to Redis, shared by what is ours; undefined in a shop without one. */
export function redis(): Redis | undefined {
  const { redisUrl } = readConfig();
  if (!redisUrl) return undefined;
  if (!client) {
    client = new Redis(redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 2_000, commandTimeout: 1_000 });
    // An unheard error event ends the process; ioredis reconnects by itself.
    client.on("error", () => undefined);
  }
  return client;
}
