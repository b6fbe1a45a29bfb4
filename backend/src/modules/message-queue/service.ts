import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { retention } from "#config/retention";
import { type Connections, Database, type Run } from "#database/database";
import { deleteInBatches } from "#database/delete-in-batches";
import { SealedColumn } from "#database/sealed-column";
import { addTasksSql, hasTaskSql, removeTasksSql } from "#queue/task-sql";
import { traceparent } from "#spans/spans";
import { QueuedMessage } from "./models/queued-message";
import { findUnannouncedRefunds } from "./read/unannounced-refunds";
import { SmsDeliveries } from "./sms-deliveries";
import { SmsTemplateIds } from "./sms-template-ids";
import { WhatsAppDeliveries } from "./whatsapp-deliveries";

export type MessageToQueue = {
  key: string;
  to: string;
  channel: "email" | "sms";
  template: string;
  sealed: string;
  /** An SMS that may not go by WhatsApp instead. */
  smsOnly?: boolean;
};

export type UnsentMessage = Required<Omit<MessageToQueue, "key">>;

/** @param trace SQL of the `traceparent` that the tasks continue */
const deliverySql = (messages: string, trace = "NULL") =>
  addTasksSql(
    `SELECT 'deliver-message' AS name, json_build_object('id', id, 'traceparent', ${trace}) AS payload, 'message:' || id AS key, '' AS queue,
            NULL::timestamptz AS run_at FROM ${messages}`,
  );

type Dependencies = { [ContainerRegistrationKeys.PG_CONNECTION]: Connections };

export class MessageQueueModuleService extends MedusaService({ QueuedMessage }) {
  private readonly database: Database;
  readonly smsDeliveries: SmsDeliveries;
  readonly smsTemplateIds: SmsTemplateIds;
  readonly whatsAppDeliveries: WhatsAppDeliveries;

  constructor(dependencies: Dependencies) {
    super(dependencies);
    this.database = new Database(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
    this.smsDeliveries = new SmsDeliveries(this.database);
    this.smsTemplateIds = new SmsTemplateIds(this.database);
    this.whatsAppDeliveries = new WhatsAppDeliveries(this.database);
  }

  get sealedMessages(): SealedColumn {
    return new SealedColumn(this.database, { table: "queued_message", key: "id", column: "sealed" });
  }

  /**
   * Queues messages, each with the task that sends it, in the transaction of the change they are about. A message with
   * a known key is dropped: it was sent, or is queued.
   */
  async enqueue(run: Run, messages: readonly MessageToQueue[]): Promise<void> {
    if (messages.length === 0) return;
    await run({
      name: "queued-message-add",
      text: `WITH added AS (
               INSERT INTO queued_message (id, key, "to", channel, template, sealed, sms_only)
               SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[])
               ON CONFLICT (key) DO NOTHING RETURNING id)
             ${deliverySql("added", "$8::text")}`,
      values: [
        messages.map(() => generateEntityId(undefined, "qmsg")),
        messages.map(({ key }) => key),
        messages.map(({ to }) => to),
        messages.map(({ channel }) => channel),
        messages.map(({ template }) => template),
        messages.map(({ sealed }) => sealed),
        messages.map(({ smsOnly }) => String(smsOnly ?? false)),
        traceparent(),
      ],
    });
  }

  /**
   * Queues an SMS instead of a message that WhatsApp accepted and could not deliver, with its task: once, unless it did
   * arrive, or is older than a day and no longer news. Call it before that failure is stored.
   */
  async enqueueInsteadOf(whatsAppId: string): Promise<void> {
    await this.database.run({
      name: "queued-message-instead",
      text: `WITH added AS (
               INSERT INTO queued_message (id, key, "to", channel, template, sealed, sms_only)
               SELECT $2, m.key || ':instead', m."to", 'sms', m.template, m.sealed, true
                 FROM whatsapp_delivery d JOIN queued_message m ON m.id = d.message_id
                WHERE d.id = $1 AND d.accepted_at > now() - interval '24 hours'
                  AND coalesce(d.delivered_at, d.read_at, d.failed_at) IS NULL
               ON CONFLICT (key) DO NOTHING RETURNING id)
             ${deliverySql("added")}`,
      values: [whatsAppId, generateEntityId(undefined, "qmsg")],
    });
  }

  /** Adds a task to waiting messages without one, which an earlier release left. */
  async requeueWaiting(): Promise<void> {
    await this.database.run({
      name: "queued-message-requeue",
      text: deliverySql(`queued_message WHERE state = 'waiting'
        AND NOT ${hasTaskSql("deliver-message", "task.key = 'message:' || queued_message.id")}`),
      values: [],
    });
  }

  /** A message, unless it was already sent, or its receiver's account was deleted meanwhile. */
  async findUnsent(id: string): Promise<UnsentMessage | null> {
    const [found] = await this.database.run<UnsentMessage>({
      name: "queued-message-unsent",
      text: `SELECT "to", channel, template, sealed, sms_only AS "smsOnly" FROM queued_message WHERE id = $1 AND state <> 'sent'`,
      values: [id],
    });
    return found ?? null;
  }

  async markSent(id: string): Promise<void> {
    await this.database.run({
      name: "queued-message-sent",
      text: "UPDATE queued_message SET state = 'sent', last_error = NULL, updated_at = now() WHERE id = $1",
      values: [id],
    });
  }

  /** A try has failed. It is retried, unless the failure is final. */
  async markFailed(id: string, { error, isFinal }: { error: string; isFinal: boolean }): Promise<void> {
    await this.database.run({
      name: "queued-message-failed",
      text: "UPDATE queued_message SET state = $2, last_error = $3, updated_at = now() WHERE id = $1",
      values: [id, isFinal ? "failed" : "waiting", error.slice(0, 500)],
    });
  }

  /** Refunds about which shoppers were not notified. */
  unannouncedRefunds = () => findUnannouncedRefunds(this.database.run);

  /**
   * Deletes messages to these receivers, sent or not, in the running transaction. A mail server's error may name the
   * receiver.
   */
  static async purgeReceiversIn(run: Run, receivers: readonly string[]): Promise<void> {
    await run({
      name: "queued-message-forget-tasks",
      text: removeTasksSql(`SELECT 'message:' || id FROM queued_message WHERE "to" = ANY ($1)`),
      values: [receivers],
    });
    await run({
      name: "queued-message-forget-receivers",
      text: `DELETE FROM queued_message WHERE "to" = ANY ($1)`,
      values: [receivers],
    });
  }

  /** Deletes messages that were settled long ago. @returns how many. */
  purgeSettled(): Promise<number> {
    return deleteInBatches(this.database.run, {
      name: "queued-message-forget",
      table: "queued_message",
      where: "state <> 'waiting' AND updated_at < now() - make_interval(days => $1)",
      values: [retention.messageDays],
    });
  }
}
