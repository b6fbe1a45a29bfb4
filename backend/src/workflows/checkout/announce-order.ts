import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { type PlacedByUs, stockChanged } from "../order/events";
import type { WrittenOrder } from "./write-order";

/** Notifies the engine's bus of a new order, after the commit. Its metadata saves our own subscribers what is done. */
export async function announceOrder(
  container: MedusaContainer,
  { orderId, levelIds, productIds }: WrittenOrder,
): Promise<void> {
  const metadata: PlacedByUs = { isListed: true, productIds };
  await container
    .resolve(Modules.EVENT_BUS)
    .emit([{ name: OrderWorkflowEvents.PLACED, data: { id: orderId }, metadata }, ...stockChanged(levelIds)]);
}
