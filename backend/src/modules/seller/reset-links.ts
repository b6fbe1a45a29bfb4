import { createHash, randomBytes } from "node:crypto";
import { limits } from "@haat/api-contract/limits";
import type { Run } from "../../database/database";

/** Of a link only the hash is kept: whoever reads the table opens nothing. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Clicks in a row bring one mail, and the link that was sent stays good. */
const pauseSeconds = 60;

/** Links that set a new password, one an account. */
export class ResetLinks {
  constructor(private readonly database: { run: Run }) {}

  /** Makes a link's token, which voids the one before; null when there is one of a moment ago. */
  async make(sellerId: string): Promise<string | null> {
    const token = randomBytes(32).toString("base64url");
    const rows = await this.database.run({
      name: "seller-reset-make",
      text: `INSERT INTO seller_reset_link AS l (token_hash, seller_id, expires_at)
             VALUES ($1, $2, now() + make_interval(mins => $3))
             ON CONFLICT (seller_id) DO UPDATE SET token_hash = excluded.token_hash, made_at = now(), expires_at = excluded.expires_at
              WHERE l.made_at < now() - make_interval(secs => $4)
             RETURNING seller_id`,
      values: [hashOf(token), sellerId, limits.sellerResetMinutes, pauseSeconds],
    });
    return rows.length > 0 ? token : null;
  }

  /** Whose link this is while it is good. */
  async ownerOf(token: string): Promise<string | null> {
    const [row] = await this.database.run<{ seller_id: string }>({
      name: "seller-reset-owner",
      text: "SELECT seller_id FROM seller_reset_link WHERE token_hash = $1 AND expires_at > now()",
      values: [hashOf(token)],
    });
    return row?.seller_id ?? null;
  }

  /** Uses a link up: of many at the same moment one gets the account. @returns the seller's id, or null. */
  async take(token: string): Promise<string | null> {
    const [row] = await this.database.run<{ seller_id: string }>({
      name: "seller-reset-take",
      text: "DELETE FROM seller_reset_link WHERE token_hash = $1 AND expires_at > now() RETURNING seller_id",
      values: [hashOf(token)],
    });
    return row?.seller_id ?? null;
  }

  async forgetExpired(): Promise<void> {
    await this.database.run({
      name: "seller-reset-forget",
      text: "DELETE FROM seller_reset_link WHERE expires_at < now()",
      values: [],
    });
  }
}
