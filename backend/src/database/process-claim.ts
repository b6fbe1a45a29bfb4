import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { log } from "../log/log";

/** A refusal to start, in words for whoever runs the shop. */
export class StartRefused extends Error {}

const retryPause = 200;
const reclaimPause = 1_000;

/** PostgreSQL's advisory locks are numbers. */
const claim = (isShared: boolean) =>
  `SELECT pg_try_advisory_lock${isShared ? "_shared" : ""}(hashtext('haat-processes')) AS "isMine"`;

const refusals = {
  alone:
    "Another process serves this database. Without REDIS_URL each has locks of its own: stop the other, or set REDIS_URL for all.",
  shared: "A process without REDIS_URL serves this database. Stop it, or set REDIS_URL for it too.",
};

type Claim = {
  databaseUrl: string | undefined;
  databaseSsl: boolean;
  /** Whether other processes may serve the same database: they share Redis. */
  isShared: boolean;
  /** A process that was just killed may hold its claim for a moment. */
  patienceMs?: number;
};

/**
 * Claims the database for this process, alone or together with others that share Redis, until `release`. The claim is a
 * lock of one connection, so a crash releases it. If the connection is lost, it is claimed again.
 *
 * @throws StartRefused another process has a claim that does not go with this one.
 */
export async function claimDatabase({
  isShared,
  patienceMs = 3_000,
  ...server
}: Claim): Promise<{ release(): Promise<void> }> {
  let client: Client | undefined;
  let isReleased = false;

  async function tryToClaim(): Promise<boolean> {
    const next = new Client({
      connectionString: server.databaseUrl,
      ssl: server.databaseSsl,
      application_name: "haat process",
      keepAlive: true,
    });
    next.on("error", () => undefined);
    await next.connect();
    const { rows } = await next.query<{ isMine: boolean }>(claim(isShared));
    if (!rows[0]?.isMine) {
      await next.end();
      return false;
    }
    client = next;
    next.once("end", () => void claimAgain());
    return true;
  }

  const refusal = refusals[isShared ? "shared" : "alone"];

  async function claimAgain(): Promise<void> {
    while (!isReleased) {
      await pause(reclaimPause, undefined, { ref: false });
      if (isReleased) return;
      const isClaimed = await tryToClaim().catch(() => undefined);
      if (isClaimed) return;
      if (isClaimed === false) log.error(refusal);
    }
  }

  async function claimAtStart(): Promise<void> {
    const end = Date.now() + patienceMs;
    while (!(await tryToClaim())) {
      if (Date.now() > end) throw new StartRefused(refusal);
      await pause(retryPause);
    }
  }

  await claimAtStart().catch((error: unknown) => {
    if (error instanceof StartRefused) throw error;
    // The database is away: whoever needs it says so.
    void claimAgain();
  });
  return {
    release: async () => {
      isReleased = true;
      await client?.end();
    },
  };
}
