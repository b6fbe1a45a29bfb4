import type { Run } from "#database/database";
import { LoginSessions, seenEveryMinutes } from "#database/login-sessions";
import { grantedNames } from "./accounts";
import type { AdministratorAccess } from "./administrator-access";

/** Sessions of administrators. */
export class Sessions extends LoginSessions {
  constructor(database: { run: Run }) {
    super(database, { table: "staff_session", owner: "user_id", ids: "stses" });
  }

  /**
   * What a token's account may do now, in one statement; null if the session has ended, or the account is inactive or
   * deleted.
   */
  async access(sessionId: string, userId: string): Promise<AdministratorAccess | null> {
    const [row] = await this.database.run<{ id: string; full: boolean; permissions: string[]; stale: boolean }>({
      name: "staff-session-access",
      text: `SELECT s.id, s.is_full_administrator AS full,
                    CASE WHEN s.is_full_administrator THEN '{}' ELSE ${grantedNames} END AS permissions,
                    a.last_seen_at < now() - make_interval(mins => $3) AS stale
               FROM staff_session a
               JOIN staff s ON s.user_id = a.user_id AND s.status AND s.deleted_at IS NULL
               JOIN haat_user u ON u.id = a.user_id
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
}
