import type { MedusaContainer } from "@medusajs/framework/types";
import {
  cancelOrderFulfillmentWorkflow,
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from "@medusajs/medusa/core-flows";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { repairReserved } from "#engine/stock/repair-reserved";
import { inPackingTurn } from "../stock/stock-lock";

/**
 * The engine's own workflows, for what our writers in `engine/fulfilment` leave to it: orders with credit lines or
 * promotions, and fulfilment providers that have to be told.
 */

type Packing = {
  orderId: string;
  parcels: readonly (readonly { lineId: string; quantity: number }[])[];
  by: string | undefined;
  variantIds: string[];
};

/** @returns ids of the stock levels that were repaired. */
export async function packByEngine(
  container: MedusaContainer,
  { orderId: order_id, parcels, by: created_by, variantIds }: Packing,
): Promise<string[]> {
  await inPackingTurn(container, variantIds, async () => {
    for (const lines of parcels) {
      const items = lines.map(({ lineId: id, quantity }) => ({ id, quantity }));
      await createOrderFulfillmentWorkflow(container).run({
        input: { order_id, items, created_by, no_notification: true },
      });
    }
  });
  // Repairs the reserved quantities now instead of in the next sweep: the engine may have overwritten those of
  // concurrent orders.
  return await inOneTransaction(container, (transaction) => repairReserved(transaction, variantIds));
}

type Sending = { orderId: string; fulfilmentId: string; by: string | undefined; trackingNumber: string | undefined };

export async function shipByEngine(container: MedusaContainer, sending: Sending): Promise<void> {
  const { orderId: order_id, fulfilmentId: fulfillment_id, by: created_by, trackingNumber } = sending;
  const labels = trackingNumber ? [{ tracking_number: trackingNumber, tracking_url: "", label_url: "" }] : [];
  await createOrderShipmentWorkflow(container).run({
    input: { order_id, fulfillment_id, items: [], labels, created_by, no_notification: true },
  });
}

export async function deliverByEngine(
  container: MedusaContainer,
  { orderId, fulfilmentId: fulfillmentId }: Pick<Sending, "orderId" | "fulfilmentId">,
): Promise<void> {
  await markOrderFulfillmentAsDeliveredWorkflow(container).run({ input: { orderId, fulfillmentId } });
}

export async function unpackByEngine(
  container: MedusaContainer,
  { orderId: order_id, fulfilmentId: fulfillment_id }: Pick<Sending, "orderId" | "fulfilmentId">,
): Promise<void> {
  await cancelOrderFulfillmentWorkflow(container).run({ input: { order_id, fulfillment_id } });
}
