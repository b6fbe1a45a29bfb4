import type { OneTransaction } from "#engine/hooks/one-transaction";
import type { StoredOrderStatus } from "#modules/order-status/order-states";
import type { ParcelStatus } from "#modules/parcel/parcel-states";
import type { StoredReturnAction, StoredReturnStatus } from "#modules/return-request/return-states";
import type { NewTask } from "#queue/payloads";
import { addTasks } from "#queue/task-sql";

/** `id` is the order's. */
export type StatusChanged = { id: string; from: StoredOrderStatus; status: StoredOrderStatus };
/** `id` is the order's, `amount` in rupees; `mark` distinguishes refunds of the same amount. */
export type Refunded = { id: string; amount: number; mark?: string };
/** `id` is the order's. */
export type ReturnChanged = { id: string; action: StoredReturnAction; status: StoredReturnStatus };
/** `id` is the order's; `orderStatus` is the order's status that results. */
export type ParcelChanged = {
  id: string;
  parcelId: string;
  sellerId: string;
  from: ParcelStatus;
  status: ParcelStatus;
  orderStatus: StoredOrderStatus;
};
/** `id` is the order's. */
export type OutForDelivery = { id: string; parcelId: string };
/** `id` is the order's, `amount` in rupees; `mark` distinguishes payments of the same amount. */
export type PaymentReceived = { id: string; amount: number; mark?: string };
/** The same, but `amount` is in units of `currency`. */
export type UnmatchedPayment = { id: string; amount: number; currency: string; mark: string };

/** What happens to an order. Published after the commit by `publishOrderEvents`. */
export type OrderEvent =
  | { name: "order.placed"; data: { id: string } }
  /** It no longer awaits an online payment: it is paid in cash, or its remaining part was already paid. */
  | { name: "order.confirmed"; data: { id: string } }
  /** Its status changed, for whatever reason. */
  | { name: "order.status-changed"; data: StatusChanged }
  /** Money was refunded. */
  | { name: "order.refunded"; data: Refunded }
  /** A return or replacement was requested or decided, or its items were received. */
  | { name: "return.changed"; data: ReturnChanged }
  /** A seller changed the status of a parcel or cancelled it. */
  | { name: "parcel.changed"; data: ParcelChanged }
  /** A courier delivers a parcel of it today. */
  | { name: "parcel.out-for-delivery"; data: OutForDelivery }
  /** The awaited payment was received. */
  | { name: "payment.received"; data: PaymentReceived }
  /** An unmatched payment was received, and is being refunded. */
  | { name: "payment.unmatched"; data: UnmatchedPayment };

export const statusChanged = (data: StatusChanged): OrderEvent => ({ name: "order.status-changed", data });
export const refunded = (data: Refunded): OrderEvent => ({ name: "order.refunded", data });
export const returnChanged = (data: ReturnChanged): OrderEvent => ({ name: "return.changed", data });
export const parcelChanged = (data: ParcelChanged): OrderEvent => ({ name: "parcel.changed", data });
export const paymentReceived = (data: PaymentReceived): OrderEvent => ({ name: "payment.received", data });
export const unmatchedPayment = (data: UnmatchedPayment): OrderEvent => ({ name: "payment.unmatched", data });

/** The tasks that publish order events of the running transaction, for a statement that adds them beside its own. */
export function publishingTasks(events: readonly OrderEvent[]): NewTask[] {
  const at = new Date().toISOString();
  return events.map((event) => ({ name: "publish-order-event", payload: { ...event, at } }));
}

/**
 * Publishes order events once the running transaction has committed, even if the process dies, and not at all if it
 * does not commit. Call it under the order's lock, after the change and before stock is locked.
 */
export const publishOrderEvents = (
  { prepared }: Pick<OneTransaction, "prepared">,
  events: readonly OrderEvent[],
): Promise<void> => addTasks(prepared, publishingTasks(events));

/** Metadata of the engine's `order.placed` for an order of ours: it is in the back office's list already. */
export const listed = { isListed: true };

export const isListed = (metadata: Record<string, unknown> | undefined): boolean => metadata?.isListed === true;

/**
 * Events on the engine's bus for stock changed by our transactions. The engine's own modules emit theirs before the
 * commit.
 */
export const stockChanged = (levelIds: readonly string[]): { name: string; data: object }[] =>
  levelIds.map((id) => ({ name: "inventory.inventory-level.updated", data: { id } }));
