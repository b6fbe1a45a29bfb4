import { type TemplateIds, templateIdsSchema } from "@haat/api-contract/message-setup/schemas";
import type { Run } from "#database/database";

/** The ids by provider and text. `version` rises with each save. */
export type StoredTemplateIds = { ids: TemplateIds; version: number };

const read = "SELECT document AS ids, version FROM sms_template_ids WHERE id = $1";

/**
 * The template ids that staff stored. They are read whenever an SMS is sent, so that every process sends by the latest:
 * next to the request to a provider one row costs nothing.
 */
export class SmsTemplateIds {
  constructor(private readonly database: { run: Run }) {}

  read = (): Promise<StoredTemplateIds> => one(this.database.run, "sms-template-ids", read);

  /** Reads and changes in a running transaction. */
  within = (run: Run) => new SmsTemplateIds({ run });

  /** The ids, locked until the transaction ends. */
  take = (): Promise<StoredTemplateIds> => one(this.database.run, "sms-template-ids-take", `${read} FOR UPDATE`);

  /** Replaces all ids; call `take` first. */
  async save(ids: TemplateIds): Promise<void> {
    await this.database.run({
      name: "sms-template-ids-save",
      text: `UPDATE sms_template_ids SET document = $1::jsonb, version = version + 1, updated_at = now()
              WHERE id = 'sms'`,
      values: [JSON.stringify(ids)],
    });
  }
}

async function one(run: Run, name: string, text: string): Promise<StoredTemplateIds> {
  const [row] = await run<{ ids: unknown; version: number }>({ name, text, values: ["sms"] });
  if (!row) throw new Error("The row of sms_template_ids is missing.");
  return { ids: templateIdsSchema.parse(row.ids), version: row.version };
}
