import { orderMessages } from "@haat/api-contract/order/messages";
import type { SettableOrderStatus } from "@haat/api-contract/order/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { Actor } from "#modules/order-status/order-states";
import type { OrderStatusModule } from "#modules/order-status/service";
import type { Tracking } from "#modules/parcel/parcels";
import { auditOrder } from "../order/audit-order";
import { publishOrderEvents, statusChanged } from "../order/events";
import { withOrderLock } from "../order/order-lock";
import {
  cancellableByStaff,
  checkPaid,
  checkReturnDecided,
  type OrderState,
  onceCollected,
  readOrderState,
} from "../order/order-state";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { collectCash } from "../payment/collect-cash";
import { cancelOrderWorkflow } from "./cancel-order";
import { followInEngine } from "./follow-in-engine";
import { moveParcels } from "./move-parcels";
import { movesWithOrder, sentByStaff } from "./parcel-rules";
import { reopenOrder } from "./reopen-order";

export type Move = {
  orderId: string;
  to: SettableOrderStatus;
  by: Actor;
  /** Tracking of what the shop sends; only used with "shipped". */
  tracking?: Tracking | undefined;
};
type ValidMove = Move & { state: OrderState };

const trackingOf = ({ to, tracking }: Move) => (to === "shipped" && tracking?.trackingNumber ? tracking : undefined);
const parcelMoves = ({ to, state }: ValidMove) => (to === "cancelled" ? [] : movesWithOrder(state.parcels, to));

/** @throws ApiError 404 no such order. */
async function readState(container: MedusaContainer, orderId: string): Promise<OrderState> {
  const state = await readOrderState(container, { orderId, customerId: null });
  if (!state) throw new ApiError(404, orderMessages.notFound);
  return state;
}

async function followMove(container: MedusaContainer, move: ValidMove): Promise<void> {
  const { orderId, to, state } = move;
  const by = move.by.id ?? undefined;
  const trackingNumber = trackingOf(move)?.trackingNumber;
  const labelled = trackingNumber ? sentByStaff(state.parcels, parcelMoves(move)).map(({ id }) => id) : [];
  for (const { id, lineIds } of state.parcels) {
    if (labelled.includes(id)) await followInEngine(container, { orderId, to, by, lineIds, trackingNumber });
  }
  await followInEngine(container, {
    orderId,
    to,
    by,
    ...(state.parcels.length === 0 ? { trackingNumber } : {}),
  });
}

/** Runs after the engine's part: a crash in between leaves an order that can be moved again. */
async function recordStatus(container: MedusaContainer, move: ValidMove, isPaid: boolean): Promise<void> {
  const { orderId, to, by, state } = move;
  if (state.status === to) return;
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  const paymentStatus = isPaid ? onceCollected(state) : undefined;
  const tracking = trackingOf(move);
  const moves = parcelMoves(move);
  const sent = tracking ? sentByStaff(state.parcels, moves) : [];
  const change = {
    ...{ orderId, to, from: [state.status], by, at: new Date(), paymentStatus },
    tracking: state.parcels.length === 0 ? tracking : undefined,
  };
  await inOneTransaction(container, async (transaction) => {
    if (!(await statuses.changeStatus(change, transaction.contextFor(statuses)))) {
      throw new ApiError(409, orderMessages.changedMeanwhile);
    }
    await moveParcels(container, transaction, { orderId, by, moves: sent, tracking });
    await moveParcels(container, transaction, { orderId, by, moves: moves.filter((one) => !sent.includes(one)) });
    await refreshOrderListing(transaction, [orderId]);
    const entry = { orderId, displayId: state.displayId, by, action: "order.status_changed" } as const;
    await auditOrder(container, transaction, { ...entry, before: { status: state.status }, after: { status: to } });
    await publishOrderEvents(transaction, [statusChanged({ id: orderId, from: state.status, status: to })]);
  });
}

/** Moves an order to any status but cancelled. Call it under the order's lock. */
async function moveOrder(container: MedusaContainer, move: Move): Promise<void> {
  const { orderId, to } = move;
  let valid: ValidMove = { ...move, state: await readState(container, orderId) };
  if (valid.state.status === "cancelled") {
    await reopenOrder(container, valid);
    // Reload: its parcels were reopened too.
    valid = { ...move, state: await readState(container, orderId) };
  }
  await followMove(container, valid);
  const isPaid = to === "delivered" && valid.state.paymentMethod === "cod";
  if (isPaid) await collectCash(container, orderId);
  await recordStatus(container, valid, isPaid);
}

/**
 * Moves any order to another status, and makes the engine follow, once for concurrent calls. A cancelled order can be
 * reopened as long as its stock is available.
 *
 * @param seen the version that the caller read; null: any version.
 * @returns whether anything changed; false if the order already has the status.
 * @throws ApiError 404 no such order, 409 its return is open, it was changed concurrently, or its stock was taken by
 * another order.
 */
export async function changeOrderStatus(
  container: MedusaContainer,
  move: Move,
  seen: string | null = null,
): Promise<boolean> {
  const { orderId, to, by } = move;
  return await withOrderLock(container, orderId, async () => {
    const state = await readOrderState(container, { orderId, customerId: null });
    if (state?.status === to) return false;
    // An order with an open return changes status only through the decision on it.
    if (state) checkReturnDecided(state);
    if (seen !== null && state && state.version !== seen) throw new ApiError(409, orderMessages.changedMeanwhile);
    if (state && (to === "processing" || to === "shipped" || to === "delivered")) checkPaid(state);
    if (to === "cancelled" && state) {
      const input = { orderId, customerId: null, by, from: cancellableByStaff };
      await cancelOrderWorkflow(container).run({ input });
    } else await moveOrder(container, move);
    return true;
  });
}
