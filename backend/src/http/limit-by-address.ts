import { serviceMessages } from "@haat/api-contract/service/messages";
import type { MedusaRequest } from "@medusajs/framework/http";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { readConfig } from "../config/read-config";
import { redis } from "../config/redis";
import { ApiError } from "./api-error";
import { clientAddress, limitKey } from "./client-address";

type Limit = { name: string; most: number; seconds: number };

/** Counts per network address; in Redis when there is one, so that all processes count together. */
function limiter({ name, most, seconds }: Limit): RateLimiterAbstract {
  const options = { keyPrefix: `limit:${name}`, points: most, duration: seconds };
  const storeClient = redis();
  if (!storeClient) return new RateLimiterMemory(options);
  // Without Redis for a moment the shop still limits, each process for itself.
  return new RateLimiterRedis({ ...options, storeClient, insuranceLimiter: new RateLimiterMemory(options) });
}

/** A check that throws ApiError 429 with Retry-After once an address has asked too often. */
export function limitByAddress(limit: () => Limit): (req: MedusaRequest) => Promise<void> {
  let counter: RateLimiterAbstract | undefined;
  return async (req) => {
    counter ??= limiter(limit());
    try {
      await counter.consume(limitKey(clientAddress(req, readConfig().trustProxy)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new ApiError(429, serviceMessages.tooManyRequests, { headers: { "Retry-After": String(seconds) } });
    }
  };
}
