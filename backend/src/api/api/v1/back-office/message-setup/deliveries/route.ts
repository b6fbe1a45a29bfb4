import { limits } from "@haat/api-contract/limits";
import { defineRoute } from "#http/define-route";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";

export const GET = defineRoute("getSmsDeliveries", async ({ scope }) => {
  const { smsDeliveries } = scope.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE);
  const [counts, failures] = await Promise.all([
    smsDeliveries.counts(),
    smsDeliveries.failures(limits.smsFailuresShown),
  ]);
  return { counts, failures };
});
