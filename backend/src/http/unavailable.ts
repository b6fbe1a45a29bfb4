import { serviceMessages } from "@haat/api-contract/service/messages";
import { ApiError } from "../errors/api-error";
import { isRedisAway } from "../redis/is-redis-away";

/** Error codes for a network failure, or a PostgreSQL server that is down, stopping or starting. */
const codes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "08000",
  "08001",
  "08003",
  "08006",
  // PgBouncer's own refusals: it can't reach the database, or nobody gave a connection back in time.
  "08P01",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);

/** Errors of knex, its pool and pg that have no code. */
const sentences = [
  /connection terminated/i,
  /connection ended unexpectedly/i,
  /timeout acquiring a connection/i,
  /timeout exceeded when trying to connect/i,
  /unable to acquire a connection/i,
  /connection error and is not queryable/i,
  /client has encountered a connection error/i,
  /operation timed out for an unknown reason/i,
];

/** Whether a thrown value or its cause says that the database is unreachable. */
export function isDatabaseAway(thrown: unknown, depth = 0): boolean {
  if (typeof thrown !== "object" || thrown === null || depth > 5) return false;
  const code: unknown = Reflect.get(thrown, "code");
  if (typeof code === "string" && codes.has(code)) return true;
  // A server with a Unix socket takes it away when it ends.
  if (code === "ENOENT" && Reflect.get(thrown, "syscall") === "connect") return true;
  const message: unknown = Reflect.get(thrown, "message");
  if (typeof message === "string" && sentences.some((sentence) => sentence.test(message))) return true;
  const inner: unknown[] = [Reflect.get(thrown, "cause"), Reflect.get(thrown, "previous")];
  const errors: unknown = Reflect.get(thrown, "errors");
  if (Array.isArray(errors)) inner.push(...errors);
  return inner.some((one) => isDatabaseAway(one, depth + 1));
}

/** The response while the database or Redis is down; both recover on their own, so a retry helps. */
export const unavailable = (): ApiError =>
  new ApiError(503, serviceMessages.unavailable, { headers: { "Retry-After": "5" } });

/**
 * Refuses writes while Redis is down: an order must not wait for a lock that cannot be granted.
 *
 * @throws ApiError 503 with Retry-After.
 */
export async function refuseWithoutRedis({ method }: { method: string }): Promise<void> {
  if (!["GET", "HEAD", "OPTIONS"].includes(method) && (await isRedisAway())) throw unavailable();
}
