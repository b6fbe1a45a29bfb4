import type { MedusaContainer } from "@medusajs/framework/types";
import { MESSAGE_QUEUE_MODULE } from "#modules/message-queue/index";
import type { MessageQueueModuleService } from "#modules/message-queue/service";
import { tellShopper } from "./tell-shopper";

/** Tells shoppers of refunds that were made past our workflows: the engine's own admin, which can refund, tells nobody. */
export async function tellUntoldRefunds(container: MedusaContainer): Promise<void> {
  const untold = await container.resolve<MessageQueueModuleService>(MESSAGE_QUEUE_MODULE).untoldRefunds();
  for (const { orderId, amount } of untold)
    await tellShopper(container, orderId, { template: "order-refunded", amount });
}
