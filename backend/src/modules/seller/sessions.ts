import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../database/database";

const agentMost = 300;

type NewSession = { sellerId: string; userAgent: string; address: string; hours: number };

/** Sellers' logins, a row each. A login whose row is gone has ended. */
export class SellerSessions {
  constructor(private readonly database: { run: Run }) {}

  /** Opens a session and forgets the account's expired ones. @returns its id. */
  async open({ sellerId, userAgent, address, hours }: NewSession): Promise<string> {
    const id = generateEntityId(undefined, "selses");
    await this.database.run({
      name: "seller-session-open",
      text: `WITH expired AS (DELETE FROM seller_session WHERE seller_id = $2 AND expires_at < now())
             INSERT INTO seller_session (id, seller_id, user_agent, address, expires_at)
             VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
      values: [id, sellerId, userAgent.slice(0, agentMost), address.slice(0, 100), hours],
    });
    return id;
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

  /** Ends one session of an account. */
  async end(sellerId: string, sessionId: string): Promise<void> {
    await this.database.run({
      name: "seller-session-end",
      text: "DELETE FROM seller_session WHERE id = $2 AND seller_id = $1",
      values: [sellerId, sessionId],
    });
  }

  async endAll(sellerId: string): Promise<void> {
    await this.database.run({
      name: "seller-session-end-all",
      text: "DELETE FROM seller_session WHERE seller_id = $1",
      values: [sellerId],
    });
  }

  /** Those of accounts that never came back. */
  async forgetExpired(): Promise<void> {
    await this.database.run({
      name: "seller-session-forget",
      text: "DELETE FROM seller_session WHERE expires_at < now()",
      values: [],
    });
  }
}
