import { redis } from "../config/redis";

/** Of the two seconds that a caller waits at most, half: the answer has to be made and sent as well. */
const patience = 1_000;

/**
 * Whether Redis, in a shop that has one, does not answer: gone, or there and stuck. Locks, events and workflows wait for
 * it much longer than a shopper does, so whoever is about to write asks here first. Never throws.
 */
export async function isRedisAway(): Promise<boolean> {
  const client = redis();
  if (!client) return false;
  if (["reconnecting", "close", "end"].includes(client.status)) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), patience);
  });
  const answered = client.ping().then(
    () => false,
    () => true,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/** What ioredis says of a server that went while a command was on its way. */
export const isRedisLost = (thrown: object): boolean =>
  Reflect.get(thrown, "name") === "MaxRetriesPerRequestError" ||
  /^(Connection is closed\.|Command timed out|Reached the max retries per request limit)/.test(
    String(Reflect.get(thrown, "message")),
  );
