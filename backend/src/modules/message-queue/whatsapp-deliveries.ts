import type { WhatsAppDeliveries as Shown } from "@haat/api-contract/message-setup/schemas";
import type { Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";
import type { WhatsAppStatus } from "#whatsapp/whatsapp-events";

export type SentByWhatsApp = {
  /** WhatsApp's id of the message. */
  id: string;
  /** The queued message; null for a test. */
  messageId: string | null;
  template: string;
  /** The number, masked. */
  to: string;
};

/** When each status came. */
const columns = {
  sent: "sent_at",
  delivered: "delivered_at",
  read: "read_at",
  failed: "failed_at",
} as const satisfies Record<WhatsAppStatus["status"], string>;

/** Messages that WhatsApp accepted, and what it told of them. Numbers are stored masked. */
export class WhatsAppDeliveries {
  constructor(private readonly database: { run: Run }) {}

  /** Stores a message that was accepted. */
  async add({ id, messageId, template, to }: SentByWhatsApp): Promise<void> {
    await this.database.run({
      name: "whatsapp-delivery-add",
      text: `INSERT INTO whatsapp_delivery (id, message_id, template, masked_to) VALUES ($1, $2, $3, $4)
             ON CONFLICT DO NOTHING`,
      values: [id, messageId, template, to],
    });
  }

  /**
   * Stores a status, each of them once; a failure only of what has not arrived.
   *
   * @returns whether it was new, and of a message that the shop sent
   */
  async report({ id, status, reason }: Omit<WhatsAppStatus, "unreachable">): Promise<boolean> {
    const column = columns[status];
    const changed = await this.database.run({
      name: `whatsapp-delivery-${status}`,
      text: `UPDATE whatsapp_delivery SET ${column} = now(), reason = coalesce($2, reason)
              WHERE id = $1 AND ${column} IS NULL
                AND ($3 <> 'failed' OR coalesce(delivered_at, read_at) IS NULL) RETURNING id`,
      values: [id, reason, status],
    });
    return changed.length === 1;
  }

  /** What was sent in the last 24 hours. */
  async counts(): Promise<Shown["counts"]> {
    const [row] = await this.database.run<Shown["counts"]>({
      name: "whatsapp-delivery-counts",
      text: `SELECT count(*)::int AS sent, count(coalesce(delivered_at, read_at))::int AS delivered,
                    count(read_at)::int AS read, count(failed_at)::int AS failed
               FROM whatsapp_delivery WHERE accepted_at > now() - interval '24 hours'`,
      values: [],
    });
    return row ?? { sent: 0, delivered: 0, read: 0, failed: 0 };
  }

  /** The latest messages that did not arrive. */
  async failures(limit: number): Promise<Shown["failures"]> {
    const rows = await this.database.run<Omit<Shown["failures"][number], "reportedAt"> & { reportedAt: Date }>({
      name: "whatsapp-delivery-failures",
      text: `SELECT template AS text, masked_to AS to, coalesce(reason, '') AS reason, failed_at AS "reportedAt"
               FROM whatsapp_delivery WHERE failed_at IS NOT NULL ORDER BY failed_at DESC, id LIMIT $1`,
      values: [limit],
    });
    return rows.map((row) => ({ ...row, reportedAt: row.reportedAt.toISOString() }));
  }

  /** Deletes messages that were sent so many days ago, reported or not. @returns how many. */
  purgeOld = (days: number): Promise<number> =>
    deleteInBatches(this.database.run, {
      name: "whatsapp-delivery-forget",
      table: "whatsapp_delivery",
      where: "accepted_at < now() - make_interval(days => $1)",
      values: [days],
    });
}
