import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from "@medusajs/medusa/core-flows";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { repairReserved } from "#engine/stock/repair-reserved";
import type { StoredOrderStatus } from "#modules/order-status/order-states";
import { stockChanged } from "../order/events";
import { type OrderState, readOrderState, type StateLine } from "../order/order-state";
import { saveStock } from "../stock/keep-stock";
import { inPackingTurn } from "../stock/stock-lock";

/** `lineIds`: the lines of the parcel that moves; null for the whole order. */
type Following = {
  orderId: string;
  by: string | undefined;
  lineIds: readonly string[] | null;
  trackingNumber: string | undefined;
};
type Act = (container: MedusaContainer, following: Following, state: OrderState) => Promise<void>;

const concerns = ({ lineIds }: Following, ids: readonly string[]) =>
  lineIds === null || ids.some((id) => lineIds.includes(id));

/** Groups lines that ship together: by parcel, or all of an order without parcels. */
function byParcel(lines: readonly StateLine[], { parcels }: OrderState): StateLine[][] {
  const groups = new Map<string, StateLine[]>();
  for (const line of lines) {
    const key = parcels.find(({ lineIds }) => lineIds.includes(line.id))?.id ?? "";
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** Packs everything not packed yet, each parcel separately, and takes it from the stock. */
const pack: Act = async (container, following, state) => {
  const { orderId: order_id, by: created_by } = following;
  const open = state.lines.filter(({ id, unpacked }) => unpacked > 0 && concerns(following, [id]));
  if (open.length === 0) return;
  const kept = await saveStock(container, open);
  const variantIds = open.flatMap(({ variantId }) => variantId ?? []);
  await inPackingTurn(container, variantIds, async () => {
    for (const group of byParcel(open, state)) {
      const items = group.map(({ id, unpacked }) => ({ id, quantity: unpacked }));
      await createOrderFulfillmentWorkflow(container).run({
        input: { order_id, items, created_by, no_notification: true },
      });
    }
  });
  // Repairs the reserved quantities now instead of in the next sweep: the engine may have overwritten those of
  // concurrent orders.
  const mended = await inOneTransaction(container, (transaction) => repairReserved(transaction, variantIds));
  const told = stockChanged([...kept, ...mended]);
  if (told.length > 0) await container.resolve(Modules.EVENT_BUS).emit(told);
};

const ship: Act = async (container, following, { fulfilments }) => {
  const { orderId: order_id, by: created_by, trackingNumber } = following;
  const labels = trackingNumber ? [{ tracking_number: trackingNumber, tracking_url: "", label_url: "" }] : [];
  for (const { id, isShipped, lineIds } of fulfilments) {
    if (isShipped || !concerns(following, lineIds)) continue;
    const input = { order_id, fulfillment_id: id, items: [], labels, created_by, no_notification: true };
    await createOrderShipmentWorkflow(container).run({ input });
  }
};

const deliver: Act = async (container, following, { fulfilments }) => {
  const { orderId } = following;
  for (const { id, isDelivered, lineIds } of fulfilments) {
    if (isDelivered || !concerns(following, lineIds)) continue;
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({ input: { orderId, fulfillmentId: id } });
  }
};

const actsUpTo: Partial<Record<StoredOrderStatus, readonly Act[]>> = {
  processing: [pack],
  shipped: [pack, ship],
  delivered: [pack, ship, deliver],
};

type Wish = {
  orderId: string;
  to: StoredOrderStatus;
  by: string | undefined;
  /** The lines of one parcel. Absent: the whole order. */
  lineIds?: readonly string[];
  trackingNumber?: string;
};

/**
 * Brings the engine's order to the new status of an order or one of its parcels, and only does what is missing: each
 * step checks the current state, so that nothing is done twice, and the next move completes what a crash interrupted.
 * The engine only goes forward: an earlier status needs no step. Call it under the order's lock.
 *
 * @throws ApiError 409 the stock of a reopened order was taken by another order.
 */
export async function followInEngine(
  container: MedusaContainer,
  { orderId, to, by, lineIds, trackingNumber }: Wish,
): Promise<void> {
  const following = { orderId, by, lineIds: lineIds ?? null, trackingNumber };
  for (const act of actsUpTo[to] ?? []) {
    const state = await readOrderState(container, { orderId, customerId: null });
    if (state) await act(container, following, state);
  }
}
