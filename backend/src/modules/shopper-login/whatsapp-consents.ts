import type { WhatsAppOptOut } from "@haat/api-contract/whatsapp/schemas";
import type { Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";

/** Who wants order news by WhatsApp. `run` may be a running transaction. Numbers are `+91` and ten digits. */
export class WhatsAppConsents {
  constructor(private readonly run: Run) {}

  /** Opts a shopper in; one who already has keeps the day. */
  async add(customerId: string, mobile: string): Promise<void> {
    await this.run({
      name: "whatsapp-consent-add",
      text: `INSERT INTO whatsapp_consent (customer_id, mobile) VALUES ($1, $2)
             ON CONFLICT (customer_id) WHERE opted_out_at IS NULL DO NOTHING`,
      values: [customerId, mobile],
    });
  }

  async optOut(customerId: string, by: WhatsAppOptOut): Promise<void> {
    await this.run({
      name: "whatsapp-consent-opt-out",
      text: `UPDATE whatsapp_consent SET opted_out_at = now(), opted_out_by = $2
              WHERE customer_id = $1 AND opted_out_at IS NULL`,
      values: [customerId, by],
    });
  }

  /**
   * Withdraws the consent for a number by a reply, which may come late or twice: whoever has opted in after it stays in.
   *
   * @param at the second in which the reply was sent
   */
  async optOutByReply(mobile: string, at: Date): Promise<void> {
    await this.run({
      name: "whatsapp-consent-reply",
      text: `UPDATE whatsapp_consent SET opted_out_at = now(), opted_out_by = 'reply'
              WHERE mobile = $1 AND opted_out_at IS NULL AND opted_in_at < $2::timestamptz + interval '1 second'`,
      values: [mobile, at.toISOString()],
    });
  }

  /** Notes that WhatsApp can't reach a number, until its shopper opts in anew. */
  async markUnreachable(mobile: string): Promise<void> {
    await this.run({
      name: "whatsapp-consent-unreachable",
      text: `UPDATE whatsapp_consent SET unreachable_since = now()
              WHERE mobile = $1 AND opted_out_at IS NULL AND unreachable_since IS NULL`,
      values: [mobile],
    });
  }

  /** Whether order news to a number go by WhatsApp: its shopper wants them there, and they can arrive. */
  async isInForce(mobile: string): Promise<boolean> {
    const found = await this.run({
      name: "whatsapp-consent-in-force",
      text: `SELECT FROM whatsapp_consent
              WHERE mobile = $1 AND opted_out_at IS NULL AND unreachable_since IS NULL LIMIT 1`,
      values: [mobile],
    });
    return found.length > 0;
  }

  async forget(customerId: string): Promise<void> {
    await this.run({
      name: "whatsapp-consent-forget",
      text: "DELETE FROM whatsapp_consent WHERE customer_id = $1",
      values: [customerId],
    });
  }

  /** Deletes what accounts that are gone have left. @returns how many. */
  purgeGone(): Promise<number> {
    return deleteInBatches(this.run, {
      name: "whatsapp-consent-forget-gone",
      table: "whatsapp_consent",
      where: "NOT EXISTS (SELECT FROM haat_customer c WHERE c.id = whatsapp_consent.customer_id)",
      values: [],
    });
  }

  /** Moves one shopper's consents to another, who has none: only one of them had a mobile number. */
  async move({ from, into }: { from: string; into: string }): Promise<void> {
    await this.run({
      name: "whatsapp-consent-move",
      text: "UPDATE whatsapp_consent SET customer_id = $2 WHERE customer_id = $1",
      values: [from, into],
    });
  }
}
