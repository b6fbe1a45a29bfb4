import { MedusaService } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { OutboxMessage } from "./models/outbox-message";

export class OutboxModuleService extends MedusaService({ OutboxMessage }) {
  /** Deletes messages to these receivers, in the running transaction. */
  static async purgeReceiversIn(run: Run, receivers: readonly string[]): Promise<void> {
    await run({
      name: "outbox-forget-receivers",
      text: `DELETE FROM outbox_message WHERE "to" = ANY ($1)`,
      values: [receivers],
    });
  }
}
