import { Pool } from "pg";
import { log } from "../log/log";
import { planStatementsOnce, type Run, runOn, unprepared } from "./database";
import { parsePosition, ReplicaLag } from "./replica-lag";

/** A sample of both positions serves all requests for this long. */
const sampledEveryMs = 200;
/** After a failure the replica is left alone for this long. */
const restMs = 5_000;

/** `maxLag`: how old what is read may be, in seconds. `max` connections. */
type Options = { url: string; maxLag: number; max: number; primary: Run };

/** A copy of the database that PostgreSQL keeps up to date (streaming replication), for reading. */
export class ReadReplica {
  private readonly pool: Pool;
  private readonly primary: Run;
  private readonly lag: ReplicaLag;
  private sampledAt = Number.NEGATIVE_INFINITY;
  private sampling: Promise<void> | null = null;
  private restsUntil = 0;

  constructor({ url, maxLag, max, primary }: Options) {
    this.lag = new ReplicaLag(maxLag * 1000);
    this.primary = primary;
    this.pool = new Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: 1_000,
      application_name: "haat-replica",
      allowExitOnIdle: true,
    });
    // An idle connection that is lost is replaced; without a listener it would end the process.
    this.pool.on("error", () => undefined);
    this.pool.on("connect", (connection) => void planStatementsOnce(connection).catch(() => undefined));
  }

  readonly run: Run = async (statement) => {
    try {
      const connection = await this.pool.connect();
      try {
        return await runOn(connection)(statement);
      } finally {
        connection.release();
      }
    } catch (error) {
      if (!isOfStatement(error)) this.rest(error);
      throw error;
    }
  };

  /**
   * Where the replica is, if it is up and hardly behind.
   *
   * @returns a position that it has reached; null if it should not be read now.
   */
  async position(now = Date.now()): Promise<bigint | null> {
    if (now < this.restsUntil) return null;
    if (now - this.sampledAt > sampledEveryMs) {
      this.sampling ??= this.sample(now).finally(() => {
        this.sampling = null;
      });
      await this.sampling;
    }
    return this.lag.isSmall(now) && Date.now() >= this.restsUntil ? this.lag.replayed : null;
  }

  /** Where the primary is: all that was committed before is up to there. */
  async primaryPosition(): Promise<bigint> {
    const [row] = await this.primary<{ at: string }>({
      name: unprepared,
      text: "SELECT pg_current_wal_lsn()::text AS at",
      values: [],
    });
    return parsePosition(row?.at ?? "0/0");
  }

  private async sample(now: number): Promise<void> {
    this.sampledAt = now;
    try {
      const replayed = this.run<{ at: string | null }>({
        name: unprepared,
        text: "SELECT pg_last_wal_replay_lsn()::text AS at",
        values: [],
      });
      const [primary, [row]] = await Promise.all([this.primaryPosition(), replayed]);
      // A server that is no replica has replayed nothing.
      this.lag.note(now, primary, row?.at ? parsePosition(row.at) : -1n);
    } catch (error) {
      this.rest(error);
    }
  }

  private rest(error: unknown): void {
    if (Date.now() >= this.restsUntil)
      log.warn({ err: error }, "The read replica does not respond; reading the primary");
    this.restsUntil = Date.now() + restMs;
  }
}

/** Whether PostgreSQL refused the statement, such as one that writes, rather than the connection (classes 08 and 57). */
const isOfStatement = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^(?!08|57)[0-9A-Z]{5}$/.test(String(error.code));
