import type { Run } from "../../database/database";
import { LoginSessions } from "../../database/login-sessions";
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

/** Administrators' logins. */
export class Sessions extends LoginSessions {
  constructor(database: { run: Run }) {
    super(database, { table: "staff_session", owner: "user_id", ids: "stses" });
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

  private async markSeen(sessionId: string): Promise<void> {
    await this.database.run({
      name: "staff-session-seen",
      text: "UPDATE staff_session SET last_seen_at = now() WHERE id = $1 AND last_seen_at < now() - make_interval(mins => $2)",
      values: [sessionId, seenEveryMinutes],
    });
  }
}
