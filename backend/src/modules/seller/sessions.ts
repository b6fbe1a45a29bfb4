import type { Run } from "#database/database";
import { LoginSessions, seenEveryMinutes } from "#database/login-sessions";

/** Sessions of sellers. */
export class SellerSessions extends LoginSessions {
  constructor(database: { run: Run }) {
    super(database, { table: "seller_session", owner: "seller_id", ids: "selses" });
  }

  /** Whether a session is still valid. */
  async isLive(sessionId: string, sellerId: string): Promise<boolean> {
    const [row] = await this.database.run<{ stale: boolean }>({
      name: "seller-session-live",
      text: `SELECT last_seen_at < now() - make_interval(mins => $3) AS stale FROM seller_session
              WHERE id = $1 AND seller_id = $2 AND expires_at > now()`,
      values: [sessionId, sellerId, seenEveryMinutes],
    });
    if (row?.stale) await this.markSeen(sessionId);
    return row !== undefined;
  }
}
