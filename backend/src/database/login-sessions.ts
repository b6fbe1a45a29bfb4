import type { LoginSession } from "@haat/api-contract/login/sessions";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "./database";

/** The table that stores the sessions of one kind of account, its owner column, and the prefix of its ids. */
export type SessionTable = { table: string; owner: string; ids: string };

export type SessionRow = {
  id: string;
  user_agent: string;
  address: string;
  created_at: Date;
  last_seen_at: Date;
};

/** @param currentId The session that makes the request. */
export const toLoginSession = (row: SessionRow, currentId: string | null): LoginSession => ({
  _id: row.id,
  current: row.id === currentId,
  userAgent: row.user_agent,
  address: row.address,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
});

/** Minimum minutes between two updates of `last_seen_at`, so that a busy screen does not write on every request. */
export const seenEveryMinutes = 5;

type NewSession = { ownerId: string; userAgent: string; address: string; hours: number };

const maxAgent = 300;
const maxAddress = 100;

/** The login sessions of one kind of account, one row each. Deleting the row ends the session. */
export class LoginSessions {
  constructor(
    protected readonly database: { run: Run },
    private readonly kind: SessionTable,
  ) {}

  /** Creates a session and deletes the account's expired ones. @returns its id. */
  async open({ ownerId, userAgent, address, hours }: NewSession): Promise<string> {
    const { table, owner, ids } = this.kind;
    const id = generateEntityId(undefined, ids);
    await this.database.run({
      name: `${table}-open`,
      text: `WITH expired AS (DELETE FROM ${table} WHERE ${owner} = $2 AND expires_at < now())
             INSERT INTO ${table} (id, ${owner}, user_agent, address, expires_at)
             VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
      values: [id, ownerId, userAgent.slice(0, maxAgent), address.slice(0, maxAddress), hours],
    });
    return id;
  }

  /** An account's active sessions, most recently used first. */
  list(ownerId: string): Promise<SessionRow[]> {
    const { table, owner } = this.kind;
    return this.database.run<SessionRow>({
      name: `${table}-list`,
      text: `SELECT id, user_agent, address, created_at, last_seen_at FROM ${table}
              WHERE ${owner} = $1 AND expires_at > now() ORDER BY last_seen_at DESC, created_at DESC, id`,
      values: [ownerId],
    });
  }

  protected async markSeen(sessionId: string): Promise<void> {
    const { table } = this.kind;
    await this.database.run({
      name: `${table}-seen`,
      text: `UPDATE ${table} SET last_seen_at = now() WHERE id = $1 AND last_seen_at < now() - make_interval(mins => $2)`,
      values: [sessionId, seenEveryMinutes],
    });
  }

  /** Ends one session of an account. @returns whether it existed. */
  async end(ownerId: string, sessionId: string): Promise<boolean> {
    const { table, owner } = this.kind;
    const rows = await this.database.run({
      name: `${table}-end`,
      text: `DELETE FROM ${table} WHERE id = $2 AND ${owner} = $1 RETURNING id`,
      values: [ownerId, sessionId],
    });
    return rows.length > 0;
  }

  /** Ends an account's sessions, all or all but one. */
  async endAll(ownerId: string, { except = "" }: { except?: string } = {}): Promise<void> {
    const { table, owner } = this.kind;
    await this.database.run({
      name: `${table}-end-all`,
      text: `DELETE FROM ${table} WHERE ${owner} = $1 AND id <> $2`,
      values: [ownerId, except],
    });
  }

  /** Also covers accounts that never logged in again. */
  async purgeExpired(): Promise<void> {
    const { table } = this.kind;
    await this.database.run({
      name: `${table}-forget`,
      text: `DELETE FROM ${table} WHERE expires_at < now()`,
      values: [],
    });
  }
}
