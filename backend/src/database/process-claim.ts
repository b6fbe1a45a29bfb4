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

/** PostgreSQL would otherwise hold the claim of a machine that lost its power for two hours. */
const noticeLostMachine = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";

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
 * lock of one connection, so a crash releases it, and the loss of the machine does within half a minute. If the
 * connection is lost, it is claimed again.
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

  const refusal = refusals[isShared ? "shared" : "alone"];

  async function tryToClaim(): Promise<boolean> {
    const next = new Client({
      connectionString: server.databaseUrl,
      ssl: server.databaseSsl,
      application_name: "haat process",
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    next.on("error", () => undefined);
    try {
      await next.connect();
      await next.query(noticeLostMachine);
      const { rows } = await next.query<{ isMine: boolean }>(claim(isShared));
      if (rows[0]?.isMine) {
        client = next;
        next.once("end", () => void claimAgain());
        return true;
      }
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    await next.end();
    return false;
  }

  async function claimAgain(): Promise<void> {
    for (let told = ""; !isReleased; ) {
      await pause(reclaimPause, undefined, { ref: false });
      if (isReleased) return;
      const fault = await tryToClaim().then(
        (isClaimed) => (isClaimed ? "" : refusal),
        (error: unknown) => `The database could not be claimed: ${error instanceof Error ? error.message : error}`,
      );
      if (fault === "") return;
      if (fault !== told) log.error(fault);
      told = fault;
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
    // The database is away, which the engine's own start tells.
    void claimAgain();
  });
  return {
    release: async () => {
      isReleased = true;
      // The end of the process ends a connection that does not answer.
      await Promise.race([client?.end().catch(() => undefined), pause(reclaimPause, undefined, { ref: false })]);
    },
  };
}
