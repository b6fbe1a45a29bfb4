import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { unpackFulfilment } from "#engine/fulfilment/unpack";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { stockChanged } from "../order/events";
import type { Fulfilment } from "../order/order-state";
import { withStockLock } from "../stock/stock-lock";
import { unpackByEngine } from "./follow-by-engine";

/** Cancels fulfilments that were packed and not shipped, one after the other. Call it under the order's lock. */
export async function unpack(
  container: MedusaContainer,
  orderId: string,
  fulfilments: readonly Fulfilment[],
): Promise<void> {
  for (const { id: fulfilmentId, inventoryItemIds } of fulfilments) {
    const levelIds = await withStockLock(container, inventoryItemIds, () =>
      inOneTransaction(container, (transaction) => unpackFulfilment(transaction, { orderId, fulfilmentId })),
    );
    if (levelIds === null) {
      await unpackByEngine(container, { orderId, fulfilmentId });
      continue;
    }
    const cancelled = { order_id: orderId, fulfillment_id: fulfilmentId };
    await container
      .resolve(Modules.EVENT_BUS)
      .emit([{ name: OrderWorkflowEvents.FULFILLMENT_CANCELED, data: cancelled }, ...stockChanged(levelIds)]);
  }
}
