import type { PublicSettings } from "@haat/api-contract/settings/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { shopUrl } from "#messages/mail-sender";
import { type Message, sealMessage } from "#messages/sealed-message";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import { SETTINGS_MODULE } from "#modules/settings/index";
import type { SettingsModuleService } from "#modules/settings/service";

type Mail = {
  to: string;
  template: string;
  write: (sender: { shop: PublicSettings["shop"]; shopUrl: string }) => Message;
};

/** Queues an email in the transaction of the change it is about; a task sends it after the commit. */
export async function queueMail(
  container: MedusaContainer,
  transaction: OneTransaction,
  { to, template, write }: Mail,
): Promise<void> {
  const settings = container.resolve<SettingsModuleService>(SETTINGS_MODULE);
  const { document } = await settings.read(transaction.contextFor(settings));
  const { sealed } = sealMessage(write({ shop: document.shop, shopUrl: shopUrl() }));
  const queue = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
  const key = `${template}:${generateEntityId()}`;
  await queue.enqueue(transaction.prepared, [{ key, to, channel: "email", template, sealed }]);
}
