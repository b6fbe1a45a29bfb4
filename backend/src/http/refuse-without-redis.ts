import { isRedisAway } from "../redis/is-redis-away";
import { unavailable } from "./unavailable";

/**
 * Before anything is written: an order must not wait for a lock that nobody gives.
 *
 * @throws ApiError 503 with Retry-After.
 */
export async function refuseWithoutRedis({ method }: { method: string }): Promise<void> {
  if (!["GET", "HEAD", "OPTIONS"].includes(method) && (await isRedisAway())) throw unavailable();
}
