import { redis } from "./client";

/** Of the two seconds that a caller waits at most, half: the answer has to be made and sent as well. */
const patienceMs = 1_000;

let asking: Promise<boolean> | undefined;

/**
 * Whether Redis, in a shop that has one, does not answer: gone, or there and stuck. Locks, events and workflows wait for
 * it much longer than a shopper does. All who ask at the same moment share one question. Never throws.
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
    // This process may have been busy itself, so that an answer was not read in time: then it asks again.
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
 * What `work` comes to or, should Redis go away meanwhile, what `otherwise` returns or throws. `work` itself goes on, and
 * what it throws later is nobody's.
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
