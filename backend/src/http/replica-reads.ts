import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readConfig } from "../config/read-config";
import { Database, readingReplica } from "../database/database";
import { ReadReplica } from "../database/read-replica";
import { log } from "../log/log";
import { redis } from "../redis/client";
import type { Auth } from "./auth";

/** Sorted set: the position at which each account's last write was committed, until the replica has reached it. */
const written = "replica:written";
/** Number of an account's writes that are not answered yet. A process that dies leaves it behind for `writingSeconds`. */
const writing = (account: string): string => `replica:writing:${account}`;
const writingSeconds = 120;

let replica: ReadReplica | undefined;

/** Requests of staff and sellers that read, by where; none without a replica. */
export const replicaReads = { replica: 0, primary: 0 };

function configuredReplica(scope: MedusaContainer): ReadReplica | null {
  const { databaseRead, databasePoolMax: max } = readConfig();
  if (!databaseRead) return null;
  replica ??= new ReadReplica({
    ...databaseRead,
    max,
    primary: new Database(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)).run,
  });
  return replica;
}

type Caller = { method: string; auth: Auth | null };
type Ending = { once(event: "close", listener: () => void): unknown };

const isRead = (method: string): boolean => method === "GET" || method === "HEAD";

/** Staff and sellers are told apart by it; null for callers whose requests have nothing to do with the replica. */
const accountOf = ({ auth }: Caller): string | null =>
  auth && auth.kind !== "shopper" ? `${auth.kind}:${auth.id}` : null;

/**
 * Notes that a member of staff or a seller writes: until the replica has what is written, they read the primary.
 *
 * @param res the response, at whose end the position is known.
 */
export async function noteWrite(scope: MedusaContainer, caller: Caller, res: Ending): Promise<void> {
  const [store, account] = [redis(), accountOf(caller)];
  const at = store && account && !isRead(caller.method) ? configuredReplica(scope) : null;
  if (!at || !store || !account) return;
  await store.pipeline().incr(writing(account)).expire(writing(account), writingSeconds).exec();
  const end = async () => {
    const [position, reached] = [await at.primaryPosition(), await at.position()];
    const noting = store.pipeline().zadd(written, "GT", Number(position), account).decr(writing(account));
    if (reached !== null) noting.zremrangebyscore(written, "-inf", Number(reached));
    await noting.exec();
  };
  // Without a note, `writing` keeps the account at the primary for a while.
  res.once("close", () => void end().catch((error: unknown) => log.warn({ err: error }, "A write was not noted")));
}

/** Whether the replica shows an account everything that it has written. */
async function mayRead(from: ReadReplica, account: string): Promise<boolean> {
  const notes = redis()?.pipeline().get(writing(account)).zscore(written, account).exec();
  const [position, answers] = await Promise.all([from.position(), notes]);
  const [open, last] = (answers ?? []).map(([error, value]) => (error ? null : Number(value ?? -1)));
  if (position === null || open === undefined || open === null || last === undefined || last === null) return false;
  return open <= 0 && BigInt(last) <= position;
}

/**
 * Answers a request, with what staff and sellers read taken from the replica, if there is one that is up to date and shows them
 * all that they have written.
 */
export async function readingFresh<Answer>(
  scope: MedusaContainer,
  caller: Caller,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const account = isRead(caller.method) ? accountOf(caller) : null;
  const from = account ? configuredReplica(scope) : null;
  if (!from || !account) return answer();
  const isFresh = await mayRead(from, account).catch(() => false);
  replicaReads[isFresh ? "replica" : "primary"] += 1;
  return isFresh ? readingReplica(from.run, answer) : answer();
}
