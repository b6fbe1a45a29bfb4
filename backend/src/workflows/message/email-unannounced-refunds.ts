import type { MedusaContainer } from "@medusajs/framework/types";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import { emailShopper } from "./email-shopper";

/** Tells shoppers of refunds that were made past our workflows: the engine's own admin, which can refund, tells nobody. */
export async function emailUnannouncedRefunds(container: MedusaContainer): Promise<void> {
  const unannounced = await container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).unannouncedRefunds();
  for (const { orderId, amount } of unannounced)
    await emailShopper(container, orderId, { template: "order-refunded", amount });
}
