import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import { generateEntityId, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import { QueuedMessage } from "./models/queued-message";
import { pauseAfter } from "./pause-after";

export type MessageToQueue = {
  key: string;
  to: string;
  channel: "email" | "sms";
  template: string;
  sealed: string;
};

export type ClaimedMessage = MessageToQueue & { id: string; attempts: number };

/** Longer than a mail server can keep one message, so that whoever has not answered by then has died. */
const leaseSeconds = 120;
/** How long it is remembered that a message was sent. */
const memoryDays = 30;

export class MessageQueueModuleService extends MedusaService({ QueuedMessage }) {
  /** Takes messages in. One whose key is known already is left out: it was told, or is about to be. */
  @InjectTransactionManager()
  async enqueue(
    messages: readonly MessageToQueue[],
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    for (const { key, to, channel, template, sealed } of messages) {
      await context.transactionManager?.execute(
        `INSERT INTO queued_message (id, key, "to", channel, template, sealed, due_at) VALUES (?, ?, ?, ?, ?, ?, now())
         ON CONFLICT (key) DO NOTHING`,
        [generateEntityId(undefined, "qmsg"), key, to, channel, template, sealed],
      );
    }
  }

  /**
   * Takes messages that are due to send them. Nobody else gets them, in any process, until they are reported on, or
   * their sender has been silent for so long that it must have died.
   */
  @InjectTransactionManager()
  async claim(most: number, @MedusaContext() context: Context<SqlEntityManager> = {}): Promise<ClaimedMessage[]> {
    const rows = await context.transactionManager?.execute<ClaimedMessage[]>(
      `UPDATE queued_message SET attempts = attempts + 1, due_at = now() + make_interval(secs => ?), updated_at = now()
        WHERE id IN (SELECT id FROM queued_message WHERE state = 'waiting' AND due_at <= now()
                      ORDER BY due_at, id LIMIT ? FOR UPDATE SKIP LOCKED)
       RETURNING id, key, "to", channel, template, sealed, attempts`,
      [leaseSeconds, most],
    );
    return rows ?? [];
  }

  @InjectTransactionManager()
  async markSent(id: string, @MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    await context.transactionManager?.execute(
      "UPDATE queued_message SET state = 'sent', last_error = NULL, updated_at = now() WHERE id = ?",
      [id],
    );
  }

  /**
   * A try has failed. It is tried again after a pause, unless that is `final` or it was tried often enough.
   *
   * @returns whether it is given up.
   */
  @InjectTransactionManager()
  async markFailed(
    { id, attempts }: Pick<ClaimedMessage, "id" | "attempts">,
    { error, final }: { error: string; final: boolean },
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<boolean> {
    const pause = final ? null : pauseAfter(attempts);
    await context.transactionManager?.execute(
      `UPDATE queued_message SET state = ?, due_at = now() + make_interval(secs => ?), last_error = ?, updated_at = now()
        WHERE id = ?`,
      [pause === null ? "failed" : "waiting", pause ?? 0, error.slice(0, 500), id],
    );
    return pause === null;
  }

  /** Forgets what was settled long ago. */
  @InjectTransactionManager()
  async forgetSettled(@MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    await context.transactionManager?.execute(
      "DELETE FROM queued_message WHERE state <> 'waiting' AND updated_at < now() - make_interval(days => ?)",
      [memoryDays],
    );
  }
}
