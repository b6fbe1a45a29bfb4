import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "#config/read-config";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import type { SmsProvider } from "#sms/sms-senders";
import { takesIds, withStoredIds } from "#sms/template-ids";

/** The SMS providers in the order in which they are tried, with the template ids as they are now. */
export async function smsProviders(container: MedusaContainer): Promise<SmsProvider[]> {
  const { sms } = readConfig();
  if (!sms.some(takesIds)) return sms;
  const { smsTemplateIds } = container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
  return withStoredIds(sms, (await smsTemplateIds.read()).ids);
}
