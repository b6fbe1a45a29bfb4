import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from "@medusajs/medusa/core-flows";
import { inOneTransaction } from "../../database/one-transaction";
import type { StoredOrderStatus } from "../../modules/order-status/order-states";
import { stockChanged } from "./events";
import { keepStock } from "./keep-stock";
import { mendReserved } from "./mend-reserved";
import { type OrderState, readOrderState } from "./order-state";

type Act = (container: MedusaContainer, orderId: string, by: string | undefined, state: OrderState) => Promise<void>;

/** All that is in no parcel yet goes into one, and leaves the stock. */
const pack: Act = async (container, order_id, created_by, { lines }) => {
  const open = lines.filter(({ unpacked }) => unpacked > 0);
  if (open.length === 0) return;
  const kept = await keepStock(container, open);
  const items = open.map(({ id, unpacked }) => ({ id, quantity: unpacked }));
  await createOrderFulfillmentWorkflow(container).run({
    input: { order_id, items, created_by, no_notification: true },
  });
  // Shoppers order the same things meanwhile, and what they have reserved must not be lost until the next sweep.
  const variantIds = open.flatMap(({ variantId }) => variantId ?? []);
  const mended = await inOneTransaction(container, (transaction) => mendReserved(transaction, variantIds));
  const told = stockChanged([...kept, ...mended]);
  if (told.length > 0) await container.resolve(Modules.EVENT_BUS).emit(told);
};

const ship: Act = async (container, order_id, created_by, { parcels }) => {
  for (const { id, isShipped } of parcels) {
    if (isShipped) continue;
    const input = { order_id, fulfillment_id: id, items: [], created_by, no_notification: true };
    await createOrderShipmentWorkflow(container).run({ input });
  }
};

const deliver: Act = async (container, orderId, _by, { parcels }) => {
  for (const { id, isDelivered } of parcels) {
    if (isDelivered) continue;
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({ input: { orderId, fulfillmentId: id } });
  }
};

const actsUpTo: Partial<Record<StoredOrderStatus, readonly Act[]>> = {
  processing: [pack],
  shipped: [pack, ship],
  delivered: [pack, ship, deliver],
};

/**
 * Does in the engine what an order's new status says, and only what is missing: each act looks at what there is, so
 * that nothing is done twice, and what a crash left half done is finished by the next move. The engine goes forward
 * only: for a status that lies behind it there is nothing to do. Runs under the order's lock.
 *
 * @throws ApiError 409 the stock of an order that was taken up again went to somebody else.
 */
export async function followInEngine(
  container: MedusaContainer,
  { orderId, to, by }: { orderId: string; to: StoredOrderStatus; by: string | undefined },
): Promise<void> {
  for (const act of actsUpTo[to] ?? []) {
    const state = await readOrderState(container, { orderId, customerId: null });
    if (state) await act(container, orderId, by, state);
  }
}
