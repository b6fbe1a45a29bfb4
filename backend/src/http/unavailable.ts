import { serviceMessages } from "@haat/api-contract/service/messages";
import { ApiError } from "../errors/api-error";
import { isRedisAway } from "../redis/is-redis-away";

/** Said while the database or Redis is away; both come back by themselves, so that asking again helps. */
export const unavailable = (): ApiError =>
  new ApiError(503, serviceMessages.unavailable, { headers: { "Retry-After": "5" } });

/**
 * Before anything is written: an order must not wait for a lock that nobody gives.
 *
 * @throws ApiError 503 with Retry-After.
 */
export async function refuseWithoutRedis({ method }: { method: string }): Promise<void> {
  if (!["GET", "HEAD", "OPTIONS"].includes(method) && (await isRedisAway())) throw unavailable();
}
