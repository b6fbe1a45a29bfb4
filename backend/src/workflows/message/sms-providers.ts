import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import type { SmsProvider } from "#sms/sms-senders";
import { withIdsOfNow } from "#sms/template-ids";

/** The SMS providers in the order in which they are tried, with the template ids as they are now. */
export async function smsProviders(container: MedusaContainer): Promise<readonly SmsProvider[]> {
  const read = () => container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).smsTemplateIds.read();
  return (await withIdsOfNow(readConfig().sms, read)).providers;
}
