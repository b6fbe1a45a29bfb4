import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { listed, stockChanged } from "../order/events";
import type { WrittenOrder } from "./write-order";

/** Notifies the engine's bus of a new order, after the commit. Its metadata saves our own subscribers what is done. */
export async function announceOrder(container: MedusaContainer, { orderId, levelIds }: WrittenOrder): Promise<void> {
  await container
    .resolve(Modules.EVENT_BUS)
    .emit([{ name: OrderWorkflowEvents.PLACED, data: { id: orderId }, metadata: listed }, ...stockChanged(levelIds)]);
}
