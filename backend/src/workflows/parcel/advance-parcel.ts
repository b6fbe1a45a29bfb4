import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { type ParcelStep, parcelMoves } from "@haat/api-contract/parcel/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { Actor } from "#modules/order-status/order-states";
import type { ParcelStatus } from "#modules/parcel/parcel-states";
import type { Tracking } from "#modules/parcel/parcels";
import { auditOrder } from "../order/audit-order";
import { parcelChanged, publishOrderEvents, statusChanged } from "../order/events";
import { withOrderLock } from "../order/order-lock";
import { checkPaid, type OrderState, type StateParcel } from "../order/order-state";
import { followInEngine } from "../order-status/follow-in-engine";
import { moveParcels } from "../order-status/move-parcels";
import { afterMoves, orderStatusOf } from "../order-status/parcel-rules";
import { collectCash } from "../payment/collect-cash";
import { checkDeliveryCode } from "./check-delivery-code";
import { followParcels, isPaidAtTheDoor } from "./follow-parcels";
import { checkSeen, orderOfParcel, readParcelState, statusNow } from "./own-parcel";
import { trackingKey } from "./read-remittance";

export type ParcelAdvance = {
  sellerId: string;
  parcelId: string;
  to: ParcelStep;
  tracking: Tracking;
  /** The code that the shopper gave at the door; required for a delivery. */
  code: string;
  /** The version that the seller has seen; absent: any. */
  seen?: string | undefined;
};

/**
 * A seller moves a parcel on: the engine packs, ships or delivers just its lines, the order's status follows, and with
 * the last parcel the cash is collected. Each step happens once, however many concurrent requests there are. Our record
 * is written after the engine's, so that after a crash in between the parcel can be moved again.
 *
 * @returns whether anything changed; false if the parcel has this status already.
 * @throws ApiError 404 no such parcel of this seller, 400 wrong code, 409 it can't go there, or was changed meanwhile.
 */
export async function advanceParcel(container: MedusaContainer, advance: ParcelAdvance): Promise<boolean> {
  const { sellerId, parcelId } = advance;
  const orderId = await orderOfParcel(container, sellerId, parcelId);
  return await withOrderLock(container, orderId, () => advanceLocked(container, orderId, advance));
}

async function advanceLocked(container: MedusaContainer, orderId: string, advance: ParcelAdvance): Promise<boolean> {
  const { sellerId, parcelId, to, tracking, code, seen } = advance;
  const { state, parcel } = await readParcelState(container, orderId, parcelId);
  if (parcel.status === to) return false;
  checkSeen(parcel, seen);
  const from = checkStep({ state, parcel, to });
  if (to === "delivered") await checkDeliveryCode(container, parcelId, code);
  const by = { kind: "seller", id: sellerId } as const;
  const sent = to === "shipped" ? tracking : undefined;
  await moveLocked(container, { orderId, state, parcel, sellerId, from, to, by, tracking: sent });
  return true;
}

type Proven = {
  parcelId: string;
  orderId: string;
  sellerId: string;
  by: { kind: "administrator"; id: string } | { kind: "system"; id: null };
  /** The tracking number that the courier named. */
  heard?: string;
};

/**
 * A seller's shipped parcel has arrived, as reported by staff or its courier, which proves it without a code.
 *
 * @returns whether anything changed; false if it is delivered already.
 * @throws ApiError 404, 409 it is not on its way, or was changed meanwhile, including its number.
 */
export async function deliverParcel(container: MedusaContainer, proven: Proven): Promise<boolean> {
  const { parcelId, orderId, sellerId, by, heard } = proven;
  return await withOrderLock(container, orderId, async () => {
    const { state, parcel } = await readParcelState(container, orderId, parcelId);
    const to = "delivered";
    if (parcel.status === to) return false;
    // The number was corrected since the lookup: the courier has delivered another parcel.
    if (heard !== undefined && trackingKey(heard) !== trackingKey(parcel.trackingNumber)) {
      throw new ApiError(409, parcelMessages.changedMeanwhile);
    }
    const from = checkStep({ state, parcel, to });
    await moveLocked(container, { orderId, state, parcel, sellerId, from, to, by, tracking: undefined });
    return true;
  });
}

type Step = { state: OrderState; parcel: StateParcel; to: ParcelStep };

/** @returns its current status. @throws ApiError 409 it can't go there, or is not paid. */
function checkStep({ state, parcel, to }: Step): ParcelStatus {
  const from = statusNow(state, parcel.status);
  if (!parcelMoves[from].includes(to)) throw new ApiError(409, parcelMessages.cannotMove(from, to));
  checkPaid(state);
  return from;
}

type MoveLocked = Step & {
  orderId: string;
  sellerId: string;
  from: ParcelStatus;
  by: Actor;
  tracking: Tracking | undefined;
};

/** Runs under the order's lock. */
async function moveLocked(container: MedusaContainer, move: MoveLocked): Promise<void> {
  const { orderId, state, parcel, sellerId, from, to, by, tracking } = move;
  const moves = [{ id: parcel.id, from, to }];
  const next = orderStatusOf(afterMoves(state.parcels, moves));
  const trackingNumber = tracking?.trackingNumber;
  await followInEngine(container, { orderId, to, by: by.id ?? undefined, lineIds: parcel.lineIds, trackingNumber });
  if (isPaidAtTheDoor({ state, next })) await collectCash(container, orderId);
  await inOneTransaction(container, async (transaction) => {
    await moveParcels(container, transaction, { orderId, by, moves, tracking });
    await followParcels(container, transaction, { orderId, state, next, by });
    const entry = { orderId, displayId: state.displayId, by, action: "order.parcel_delivered" } as const;
    const about = (status: ParcelStatus) => ({ parcelId: parcel.id, status });
    await auditOrder(container, transaction, { ...entry, before: about(from), after: about(to) });
    await publishOrderEvents(transaction, [
      parcelChanged({ id: orderId, parcelId: parcel.id, sellerId, from, status: to, orderStatus: next }),
      ...(next === state.status ? [] : [statusChanged({ id: orderId, from: state.status, status: next })]),
    ]);
  });
}
