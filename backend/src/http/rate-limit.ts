import { serviceMessages } from "@haat/api-contract/service/messages";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "../errors/api-error";
import { redis } from "../redis/client";

export type Limit = {
  name: string;
  max: number;
  seconds: number;
  /** Replaces the default message for exceeding the limit. */
  message?: string;
};

/** Counts per key; in Redis, if configured, so that all processes share the count. */
function limiter({ name, max, seconds }: Limit): RateLimiterAbstract {
  const options = { keyPrefix: `limit:${name}`, points: max, duration: seconds };
  const storeClient = redis();
  if (!storeClient) return new RateLimiterMemory(options);
  // While Redis is down, each process limits on its own.
  return new RateLimiterRedis({ ...options, storeClient, insuranceLimiter: new RateLimiterMemory(options) });
}

/** A check that throws ApiError 429 with Retry-After when a key exceeds the limit. */
export function rateLimit(limit: () => Limit): (key: string) => Promise<void> {
  let counter: RateLimiterAbstract | undefined;
  return async (key) => {
    counter ??= limiter(limit());
    await consume(counter, key, limit());
  };
}

/**
 * Limits failures only. An attempt is counted before it runs, so that concurrent attempts cannot all pass, and is
 * refunded unless it failed.
 */
export function limitFailures(limit: () => Limit) {
  let counter: RateLimiterAbstract | undefined;
  return async <Answer>(
    key: string,
    act: () => Promise<Answer>,
    hasFailed: (error: unknown) => boolean,
  ): Promise<Answer> => {
    counter ??= limiter(limit());
    await consume(counter, key, limit());
    try {
      const answer = await act();
      await counter.reward(key);
      return answer;
    } catch (error) {
      if (!hasFailed(error)) await counter.reward(key);
      throw error;
    }
  };
}

/** Limits successes only; counts as `limitFailures` does. */
export function limitSuccesses(limit: () => Limit) {
  let counter: RateLimiterAbstract | undefined;
  return async <Answer>(key: string, act: () => Promise<Answer>): Promise<Answer> => {
    counter ??= limiter(limit());
    await consume(counter, key, limit());
    try {
      return await act();
    } catch (error) {
      await counter.reward(key);
      throw error;
    }
  };
}

/** Counts under a key without refusing anything. */
export function tally(limit: () => Limit) {
  let counter: RateLimiterAbstract | undefined;
  const counting = () => {
    counter ??= limiter(limit());
    return counter;
  };
  return {
    /** Adds one; whether that is more than the limit. */
    add: async (key: string): Promise<boolean> => (await counting().penalty(key)).consumedPoints > limit().max,
    takeBack: async (key: string): Promise<void> => {
      await counting().reward(key);
    },
  };
}

async function consume(counter: RateLimiterAbstract, key: string, { message }: Limit): Promise<void> {
  try {
    await counter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new ApiError(429, message ?? serviceMessages.tooManyRequests, {
      headers: { "Retry-After": String(seconds) },
    });
  }
}
