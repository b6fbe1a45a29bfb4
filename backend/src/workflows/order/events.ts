import type { StoredOrderStatus } from "../../modules/order-status/order-states";

/** What is told of an order after its commit, so that whoever hears it finds it so. One message a change. */
export const orderEvents = {
  /** An order moved to another status, whoever moved it. Data: `StatusChanged`. */
  statusChanged: "order-status.changed",
  /** Money went back. Data: `Refunded`. */
  refunded: "order-status.refunded",
} as const;

/** `id` is the order's. */
export type StatusChanged = { id: string; from: StoredOrderStatus; status: StoredOrderStatus };
/** `id` is the order's, `amount` in rupees. */
export type Refunded = { id: string; amount: number };

export const statusChanged = (data: StatusChanged) => ({ name: orderEvents.statusChanged, data });
export const refunded = (data: Refunded) => ({ name: orderEvents.refunded, data });

/** The engine's modules tell of stock before the commit; what our transactions change is told by this instead. */
export const stockChanged = (levelIds: readonly string[]) =>
  levelIds.map((id) => ({ name: "inventory.inventory-level.updated", data: { id } }));
