import type { ILockingProvider } from "@medusajs/framework/types";
import engineLocks from "@medusajs/medusa/locking-redis";
import { unavailable } from "#http/unavailable";
import { unlessRedisGoes } from "#redis/is-redis-away";

type Keys = string | string[];
type Job<Result> = (signal?: AbortSignal) => Promise<Result>;
type Provider = new (dependencies: object, options: object) => ILockingProvider;

/**
 * The engine's Redis locks, but callers do not wait for a Redis that is down. Without the lock a caller gets 503 and
 * its job never starts; a job that is done returns its result, and the lock is released once Redis is back.
 */
export class PatientLocks implements ILockingProvider {
  static readonly identifier = "locking-redis";
  readonly #locks: ILockingProvider;

  constructor(dependencies: object, options: object) {
    const [RedisLocks] = engineLocks.services as unknown as [Provider];
    this.#locks = new RedisLocks(dependencies, options);
  }

  async execute<Result>(keys: Keys, job: Job<Result>, args?: { timeout?: number; expire?: number }): Promise<Result> {
    let isGivenUp = false;
    let begin: (() => void) | undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let end: ((outcome: () => Result) => void) | undefined;
    const ended = new Promise<() => Result>((resolve) => {
      end = resolve;
    });
    const whole = this.#locks.execute(
      keys,
      async (signal) => {
        if (isGivenUp) throw unavailable();
        begin?.();
        try {
          const result = await job(signal);
          end?.(() => result);
          return result;
        } catch (error) {
          end?.(() => {
            throw error;
          });
          throw error;
        }
      },
      args,
    );
    await unlessRedisGoes(Promise.race([begun, whole]), () => {
      isGivenUp = true;
      throw unavailable();
    });
    return unlessRedisGoes(whole, await Promise.race([ended, whole.then((result) => () => result)]));
  }

  async acquire(keys: Keys, args?: { ownerId?: string; expire?: number }): Promise<void> {
    let isGivenUp = false;
    const acquired = this.#locks.acquire(keys, args).then(async () => {
      if (isGivenUp) await this.#locks.release(keys, args);
    });
    await unlessRedisGoes(acquired, () => {
      isGivenUp = true;
      throw unavailable();
    });
  }

  release(keys: Keys, args?: { ownerId?: string }): Promise<boolean> {
    return unlessRedisGoes(this.#locks.release(keys, args), () => true);
  }

  releaseAll(args?: { ownerId?: string }): Promise<void> {
    return unlessRedisGoes(this.#locks.releaseAll(args), () => undefined);
  }
}
