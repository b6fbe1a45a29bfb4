import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  FulfillmentWorkflowEvents,
  Modules,
  OrderWorkflowEvents,
} from "@medusajs/framework/utils";
import { groupBy } from "#collections/group-by";
import { Database } from "#database/database";
import { packOrder, reservedItems } from "#engine/fulfilment/pack";
import { deliverFulfilment, shipFulfilment } from "#engine/fulfilment/send";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { loadStoreDefaults } from "#engine/store-defaults";
import type { StoredOrderStatus } from "#modules/order-status/order-states";
import { stockChanged } from "../order/events";
import { type OrderState, readOrderState, type StateLine } from "../order/order-state";
import { saveStock } from "../stock/keep-stock";
import { withStockLock } from "../stock/stock-lock";
import { deliverByEngine, packByEngine, shipByEngine } from "./follow-by-engine";

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
  return [...groupBy(lines, ({ id }) => parcels.find(({ lineIds }) => lineIds.includes(id))?.id).values()];
}

type Event = { name: string; data: object };

const publish = async (container: MedusaContainer, events: Event[]): Promise<void> => {
  if (events.length > 0) await container.resolve(Modules.EVENT_BUS).emit(events);
};

/** Packs everything not packed yet, each parcel separately, and takes it from the stock. */
const pack: Act = async (container, following, state) => {
  const { orderId, by } = following;
  const open = state.lines.filter(({ id, unpacked }) => unpacked > 0 && concerns(following, [id]));
  if (open.length === 0) return;
  const kept = await saveStock(container, open);
  const parcels = byParcel(open, state).map((lines) =>
    lines.map(({ id, unpacked }) => ({ lineId: id, quantity: unpacked })),
  );
  const { shippingOptionId } = await loadStoreDefaults(container);
  const lineIds = open.map(({ id }) => id);
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const packed = await withStockLock(container, await reservedItems(run, lineIds), () =>
    inOneTransaction(container, (transaction) => packOrder(transaction, { orderId, parcels, by, shippingOptionId })),
  );
  if (packed) {
    const created = packed.fulfilmentIds.map((id) => ({
      name: OrderWorkflowEvents.FULFILLMENT_CREATED,
      data: { order_id: orderId, fulfillment_id: id, no_notification: true },
    }));
    return await publish(container, [...created, ...stockChanged([...kept, ...packed.levelIds])]);
  }
  const variantIds = open.flatMap(({ variantId }) => variantId ?? []);
  const mended = await packByEngine(container, { orderId, parcels, by, variantIds });
  await publish(container, stockChanged([...kept, ...mended]));
};

const ship: Act = async (container, following, { fulfilments }) => {
  const { orderId, by, trackingNumber } = following;
  for (const { id: fulfilmentId, isShipped, lineIds } of fulfilments) {
    if (isShipped || !concerns(following, lineIds)) continue;
    const sending = { orderId, fulfilmentId, by, trackingNumber };
    if (await inOneTransaction(container, (transaction) => shipFulfilment(transaction, sending))) {
      const data = { id: fulfilmentId, no_notification: true };
      await publish(container, [{ name: FulfillmentWorkflowEvents.SHIPMENT_CREATED, data }]);
    } else await shipByEngine(container, sending);
  }
};

const deliver: Act = async (container, following, { fulfilments }) => {
  const { orderId } = following;
  for (const { id: fulfilmentId, isDelivered, lineIds } of fulfilments) {
    if (isDelivered || !concerns(following, lineIds)) continue;
    const sending = { orderId, fulfilmentId };
    if (await inOneTransaction(container, (transaction) => deliverFulfilment(transaction, sending))) {
      await publish(container, [{ name: FulfillmentWorkflowEvents.DELIVERY_CREATED, data: { id: fulfilmentId } }]);
    } else await deliverByEngine(container, sending);
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
