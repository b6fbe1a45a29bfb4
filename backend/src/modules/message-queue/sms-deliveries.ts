import type { SmsDeliveries as Shown } from "@haat/api-contract/message-setup/schemas";
import type { SmsProviderName } from "@haat/api-contract/message-setup/words";
import type { Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";

export type SentSms = {
  provider: SmsProviderName;
  /** The provider's id of the SMS. */
  id: string;
  template: string;
  /** The number, masked. */
  to: string;
};

type Report = { provider: SmsProviderName; id: string; outcome: "delivered" | "failed"; reason: string | null };

/** SMS that providers accepted, and their reports of them. Numbers are stored masked. */
export class SmsDeliveries {
  constructor(private readonly database: { run: Run }) {}

  /** Stores an SMS that was accepted. */
  async add({ provider, id, template, to }: SentSms): Promise<void> {
    await this.database.run({
      name: "sms-delivery-add",
      text: `INSERT INTO sms_delivery (provider, provider_id, template, masked_to) VALUES ($1, $2, $3, $4)
             ON CONFLICT DO NOTHING`,
      values: [provider, id, template, to],
    });
  }

  /** Stores a report, the first one of each SMS. @returns whether it was that, and of an SMS that the shop sent */
  async report({ provider, id, outcome, reason }: Report): Promise<boolean> {
    const changed = await this.database.run({
      name: "sms-delivery-report",
      text: `UPDATE sms_delivery SET outcome = $3, reason = $4, reported_at = now()
              WHERE provider = $1 AND provider_id = $2 AND outcome IS NULL RETURNING provider_id`,
      values: [provider, id, outcome, reason],
    });
    return changed.length === 1;
  }

  /** What was sent in the last 24 hours, by provider. */
  counts = () =>
    this.database.run<Shown["counts"][number]>({
      name: "sms-delivery-counts",
      text: `SELECT provider, count(*)::int AS sent, count(*) FILTER (WHERE outcome = 'delivered')::int AS delivered,
                    count(*) FILTER (WHERE outcome = 'failed')::int AS failed
               FROM sms_delivery WHERE sent_at > now() - interval '24 hours' GROUP BY provider ORDER BY provider`,
      values: [],
    });

  /** The latest SMS that did not arrive. */
  async failures(limit: number): Promise<Shown["failures"]> {
    const rows = await this.database.run<Omit<Shown["failures"][number], "reportedAt"> & { reportedAt: Date }>({
      name: "sms-delivery-failures",
      text: `SELECT provider, template AS text, masked_to AS to, coalesce(reason, '') AS reason,
                    reported_at AS "reportedAt"
               FROM sms_delivery WHERE outcome = 'failed' ORDER BY reported_at DESC, provider_id LIMIT $1`,
      values: [limit],
    });
    return rows.map((row) => ({ ...row, reportedAt: row.reportedAt.toISOString() }));
  }

  /** Deletes SMS that were sent so many days ago, reported or not. @returns how many. */
  purgeOld(days: number): Promise<number> {
    return deleteInBatches(this.database.run, {
      name: "sms-delivery-forget",
      table: "sms_delivery",
      where: "sent_at < now() - make_interval(days => $1)",
      values: [days],
    });
  }
}
