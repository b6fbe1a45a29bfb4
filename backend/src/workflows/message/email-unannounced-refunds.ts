import type { MedusaContainer } from "@medusajs/framework/types";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import { emailShopper } from "./email-shopper";

/**
 * Notifies shoppers of refunds made outside our workflows: the engine's admin can refund, but does not notify the
 * shopper.
 */
export async function emailUnannouncedRefunds(container: MedusaContainer): Promise<void> {
  const unannounced = await container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).unannouncedRefunds();
  for (const { orderId, amount } of unannounced)
    await emailShopper(container, orderId, { template: "order-refunded", amount });
}
