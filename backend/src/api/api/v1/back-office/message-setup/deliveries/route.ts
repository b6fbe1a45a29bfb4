import { readConfig } from "#config/read-config";
import { defineRoute } from "#http/define-route";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";

const latestFailures = 20;

async function readWhatsApp(deliveries: MessageQueueModuleService["whatsAppDeliveries"]) {
  const [counts, failures] = await Promise.all([deliveries.counts(), deliveries.failures(latestFailures)]);
  return { counts, failures };
}

export const GET = defineRoute("getSmsDeliveries", async ({ scope }) => {
  const { smsDeliveries, whatsAppDeliveries } = scope.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
  const [counts, failures] = await Promise.all([smsDeliveries.counts(), smsDeliveries.failures(latestFailures)]);
  return { counts, failures, whatsApp: readConfig().whatsApp ? await readWhatsApp(whatsAppDeliveries) : null };
});
