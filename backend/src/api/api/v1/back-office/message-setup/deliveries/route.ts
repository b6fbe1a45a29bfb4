import { defineRoute } from "#http/define-route";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";

const latestFailures = 20;

export const GET = defineRoute("getSmsDeliveries", async ({ scope }) => {
  const { smsDeliveries } = scope.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
  const [counts, failures] = await Promise.all([smsDeliveries.counts(), smsDeliveries.failures(latestFailures)]);
  return { counts, failures };
});
