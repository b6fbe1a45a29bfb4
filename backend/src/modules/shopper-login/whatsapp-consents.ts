import type { WhatsAppWithdrawal } from "@haat/api-contract/whatsapp/schemas";
import type { Run } from "#database/database";

/** Who wants order news by WhatsApp. `run` may be a running transaction. Numbers are `+91` and ten digits. */
export class WhatsAppConsents {
  constructor(private readonly run: Run) {}

  /** Opts a shopper in; one who already has keeps the day. */
  async add(customerId: string, mobile: string): Promise<void> {
    await this.run({
      name: "whatsapp-consent-add",
      text: `INSERT INTO whatsapp_consent (customer_id, mobile) VALUES ($1, $2)
             ON CONFLICT (customer_id) WHERE withdrawn_at IS NULL DO NOTHING`,
      values: [customerId, mobile],
    });
  }

  async withdraw(customerId: string, by: WhatsAppWithdrawal): Promise<void> {
    await this.run({
      name: "whatsapp-consent-withdraw",
      text: `UPDATE whatsapp_consent SET withdrawn_at = now(), withdrawn_by = $2
              WHERE customer_id = $1 AND withdrawn_at IS NULL`,
      values: [customerId, by],
    });
  }

  /**
   * Withdraws the consent for a number by a reply, which may come late or twice: whoever has opted in after it stays in.
   *
   * @param at the second in which the reply was sent
   */
  async withdrawByReply(mobile: string, at: Date): Promise<void> {
    await this.run({
      name: "whatsapp-consent-reply",
      text: `UPDATE whatsapp_consent SET withdrawn_at = now(), withdrawn_by = 'reply'
              WHERE mobile = $1 AND withdrawn_at IS NULL AND opted_in_at < $2::timestamptz + interval '1 second'`,
      values: [mobile, at.toISOString()],
    });
  }

  /** Notes that WhatsApp can't reach a number, until its shopper opts in anew. */
  async markUnreachable(mobile: string): Promise<void> {
    await this.run({
      name: "whatsapp-consent-unreachable",
      text: `UPDATE whatsapp_consent SET unreachable_since = now()
              WHERE mobile = $1 AND withdrawn_at IS NULL AND unreachable_since IS NULL`,
      values: [mobile],
    });
  }

  /** Whether order news to a number go by WhatsApp: its shopper wants them there, and they can arrive. */
  async isInForce(mobile: string): Promise<boolean> {
    const found = await this.run({
      name: "whatsapp-consent-in-force",
      text: `SELECT FROM whatsapp_consent
              WHERE mobile = $1 AND withdrawn_at IS NULL AND unreachable_since IS NULL LIMIT 1`,
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

  /** Moves one shopper's consents to another, who has none: only one of them had a mobile number. */
  async move({ from, into }: { from: string; into: string }): Promise<void> {
    await this.run({
      name: "whatsapp-consent-move",
      text: "UPDATE whatsapp_consent SET customer_id = $2 WHERE customer_id = $1",
      values: [from, into],
    });
  }
}
