import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { retention } from "#config/retention";
import { type Connections, Database, type Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";
import { OutboxMessage } from "./models/outbox-message";

export type MessageToStore = {
  /** Of a message that may be sent again; it is stored once. */
  id: string | undefined;
  to: string;
  channel: "email" | "sms" | "whatsapp";
  template: string;
  subject: string;
  text: string;
  html: string | null;
  code: string | null;
};

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

export class OutboxModuleService extends MedusaService({ OutboxMessage }) {
  private readonly database: Database;

  constructor(dependencies: Dependencies) {
    super(dependencies);
    this.database = new Database(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
  }

  /** Stores a message unless its id is known; returns the id. */
  async store({ id, to, channel, template, subject, text, html, code }: MessageToStore): Promise<string> {
    const stored = id ?? generateEntityId(undefined, "msg");
    await this.database.run({
      name: "outbox-store",
      text: `INSERT INTO outbox_message (id, "to", channel, template, subject, text, html, code)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING`,
      values: [stored, to, channel, template, subject, text, html, code],
    });
    return stored;
  }

  /** Deletes old messages. @returns how many. */
  purgeOld(): Promise<number> {
    return deleteInBatches(this.database.run, {
      name: "outbox-forget",
      table: "outbox_message",
      where: "created_at < now() - make_interval(days => $1)",
      values: [retention.messageDays],
    });
  }

  /** Deletes messages to these receivers, in the running transaction. */
  static async purgeReceiversIn(run: Run, receivers: readonly string[]): Promise<void> {
    await run({
      name: "outbox-forget-receivers",
      text: `DELETE FROM outbox_message WHERE "to" = ANY ($1)`,
      values: [receivers],
    });
  }
}
