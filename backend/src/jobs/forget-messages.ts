import type { MedusaContainer } from "@medusajs/framework/types";
import { MESSAGE_QUEUE_MODULE } from "../modules/message-queue";
import type { MessageQueueModuleService } from "../modules/message-queue/service";

/** What was sent is remembered for a while only, so that it is not sent twice. */
export default async function forgetMessages(container: MedusaContainer): Promise<void> {
  await container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).forgetSettled();
}

export const config = { name: "forget-messages", schedule: "43 3 * * *" };
