import type { Run } from "../../database/database";
import { LoginSessions } from "../../database/login-sessions";

/** Sellers' logins. */
export class SellerSessions extends LoginSessions {
  constructor(database: { run: Run }) {
    super(database, { table: "seller_session", owner: "seller_id", ids: "selses" });
  }

  /** Whether a login still counts. */
  async isLive(sessionId: string, sellerId: string): Promise<boolean> {
    const rows = await this.database.run({
      name: "seller-session-live",
      text: "SELECT id FROM seller_session WHERE id = $1 AND seller_id = $2 AND expires_at > now()",
      values: [sessionId, sellerId],
    });
    return rows.length > 0;
  }
}
