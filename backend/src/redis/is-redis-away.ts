import { redis } from "./client";

/** Half of the two seconds that a caller may wait: the response still has to be built and sent. */
const patienceMs = 1_000;

let asking: Promise<boolean> | undefined;

/**
 * Whether a configured Redis does not answer, because it is down or stuck. Locks, events and workflows wait for it much
 * longer than a shopper would. Concurrent callers share one ping. Never throws.
 */
export function isRedisAway(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

function ask(): Promise<boolean> {
  const client = redis();
  if (!client) return Promise.resolve(false);
  if (["reconnecting", "close", "end"].includes(client.status)) return Promise.resolve(true);
  const asked = Date.now();
  return new Promise((resolve) => {
    // If this process was itself too busy to read the reply in time, ping again.
    const check = () => resolve(Date.now() - asked > patienceMs + 250 ? ask() : true);
    const timer = setTimeout(() => setImmediate(check), patienceMs);
    client
      .ping()
      .then(() => resolve(false), check)
      .finally(() => clearTimeout(timer));
  });
}

const betweenLooksMs = 300;

/**
 * Returns the result of `work` or, if Redis goes down meanwhile, what `otherwise` returns or throws. `work` continues
 * in the background, and its later errors are ignored.
 */
export async function unlessRedisGoes<Result>(work: Promise<Result>, otherwise: () => Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const gone = new Promise<Result>((resolve, reject) => {
    const look = async () => {
      const isAway = await isRedisAway();
      if (!timer) return;
      if (!isAway) timer = setTimeout(look, betweenLooksMs);
      else {
        try {
          resolve(otherwise());
        } catch (error) {
          reject(error);
        }
      }
    };
    timer = setTimeout(look, betweenLooksMs);
  });
  try {
    return await Promise.race([work, gone]);
  } finally {
    clearTimeout(timer);
    timer = undefined;
  }
}
