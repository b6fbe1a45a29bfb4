import { limits } from "@haat/api-contract/limits";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../database/database";
import { grantedNames } from "../../database/permissions-sql";
import type { AdministratorAccess } from "./administrator-access";

export type SessionRow = {
  id: string;
  user_agent: string;
  address: string;
  created_at: Date;
  last_seen_at: Date;
};

/** A session is marked as seen at most this often, so that a busy screen writes no row with each request. */
const seenEveryMinutes = 5;

const agentMost = 300;

type NewSession = { userId: string; userAgent: string; address: string };

/** Administrators' logins, a row each. A login whose row is gone has ended. */
export class Sessions {
  constructor(private readonly database: { run: Run }) {}

  /** Opens a session and forgets the account's expired ones. @returns its id. */
  async open({ userId, userAgent, address }: NewSession): Promise<string> {
    const id = generateEntityId(undefined, "stses");
    await this.database.run({
      name: "staff-session-open",
      text: `WITH expired AS (DELETE FROM staff_session WHERE user_id = $2 AND expires_at < now())
             INSERT INTO staff_session (id, user_id, user_agent, address, expires_at)
             VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
      values: [id, userId, userAgent.slice(0, agentMost), address.slice(0, 100), limits.staffTokenHours],
    });
    return id;
  }

  /**
   * What the holder of a token may do now, in one statement; null when the session has ended, or the account is
   * inactive or gone.
   */
  async access(sessionId: string, userId: string): Promise<AdministratorAccess | null> {
    const [row] = await this.database.run<{ id: string; full: boolean; permissions: string[]; stale: boolean }>({
      name: "staff-session-access",
      text: `SELECT s.id, s.is_full_administrator AS full,
                    CASE WHEN s.is_full_administrator THEN '{}' ELSE ${grantedNames} END AS permissions,
                    a.last_seen_at < now() - make_interval(mins => $3) AS stale
               FROM staff_session a
               JOIN staff s ON s.user_id = a.user_id AND s.status AND s.deleted_at IS NULL
               JOIN "user" u ON u.id = a.user_id AND u.deleted_at IS NULL
              WHERE a.id = $1 AND a.user_id = $2 AND a.expires_at > now()`,
      values: [sessionId, userId, seenEveryMinutes],
    });
    if (!row) return null;
    if (row.stale) await this.markSeen(sessionId);
    return {
      userId,
      sessionId,
      staffId: row.id,
      isFullAdministrator: row.full,
      permissions: new Set(row.permissions),
    };
  }

  /** The live ones of an account, the last used first. */
  list(userId: string): Promise<SessionRow[]> {
    return this.database.run<SessionRow>({
      name: "staff-session-list",
      text: `SELECT id, user_agent, address, created_at, last_seen_at FROM staff_session
              WHERE user_id = $1 AND expires_at > now() ORDER BY last_seen_at DESC, created_at DESC, id`,
      values: [userId],
    });
  }

  /** Ends one session of an account. @returns whether there was one. */
  async end(userId: string, sessionId: string): Promise<boolean> {
    const rows = await this.database.run({
      name: "staff-session-end",
      text: "DELETE FROM staff_session WHERE id = $2 AND user_id = $1 RETURNING id",
      values: [userId, sessionId],
    });
    return rows.length > 0;
  }

  /** Ends all sessions of an account but one. */
  async endOthers(userId: string, sessionId: string): Promise<void> {
    await this.database.run({
      name: "staff-session-end-others",
      text: "DELETE FROM staff_session WHERE user_id = $1 AND id <> $2",
      values: [userId, sessionId],
    });
  }

  /** Those of accounts that never came back. */
  async forgetExpired(): Promise<void> {
    await this.database.run({
      name: "staff-session-forget",
      text: "DELETE FROM staff_session WHERE expires_at < now()",
      values: [],
    });
  }

  private async markSeen(sessionId: string): Promise<void> {
    await this.database.run({
      name: "staff-session-seen",
      text: "UPDATE staff_session SET last_seen_at = now() WHERE id = $1 AND last_seen_at < now() - make_interval(mins => $2)",
      values: [sessionId, seenEveryMinutes],
    });
  }
}
