import { orderMessages } from "@haat/api-contract/order/messages";
import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { correctLabels } from "#engine/order/fulfilments";
import { ApiError } from "#errors/api-error";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { Actor } from "#modules/order-status/order-states";
import type { OrderStatusModule } from "#modules/order-status/service";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { Tracking } from "#modules/parcel/parcels";
import type { ParcelService } from "#modules/parcel/service";
import { auditOrder } from "../order/audit-order";
import { withOrderLock } from "../order/order-lock";
import { type OrderState, readOrderState } from "../order/order-state";
import { checkSeen, orderOfParcel, readParcelState, statusNow } from "./own-parcel";

type Correction = {
  by: Actor;
  tracking: Tracking;
  /** The version that the caller has seen; absent: any. */
  seen?: string | undefined;
};

const same = (one: Tracking, other: Tracking) =>
  one.carrier === other.carrier && one.trackingNumber === other.trackingNumber;

/** @throws ApiError 409 it is not on its way. */
function checkOnTheWay(state: OrderState, status: string): void {
  const now = statusNow(state, status);
  if (now !== "shipped") throw new ApiError(409, parcelMessages.cannotCorrect(now));
}

/**
 * Corrects the carrier and tracking number of a shipped parcel, once, however many concurrent requests there are:
 * couriers' events and files are matched by the new number from then on.
 *
 * @param sellerId whose parcel it has to be; null: any seller's.
 * @returns whether anything changed; false if it has this carrier and number already.
 * @throws ApiError 404 no such parcel of this seller, 409 it is not on its way, or was changed meanwhile.
 */
export async function correctParcelTracking(
  container: MedusaContainer,
  { sellerId, parcelId }: { sellerId: string | null; parcelId: string },
  correction: Correction,
): Promise<boolean> {
  const orderId = await orderOfParcel(container, sellerId, parcelId);
  return await withOrderLock(container, orderId, async () => {
    const { state, parcel } = await readParcelState(container, orderId, parcelId);
    const { by, tracking, seen } = correction;
    checkOnTheWay(state, parcel.status);
    if (same(parcel, tracking)) return false;
    checkSeen(parcel, seen);
    await inOneTransaction(container, async (transaction) => {
      const writer = container.resolve<ParcelService>(PARCEL_MODULE).within(transaction.prepared);
      await writer.correctTracking(parcelId, tracking, { by, at: new Date() });
      await follow(container, transaction, { orderId, state, was: parcel, lineIds: parcel.lineIds, by, tracking });
    });
    return true;
  });
}

/**
 * The same for an order without parcels.
 *
 * @throws ApiError 404 no such order, 409 it has parcels, is not on its way, or was changed meanwhile.
 */
export async function correctOrderTracking(
  container: MedusaContainer,
  orderId: string,
  { by, tracking, seen }: Correction,
): Promise<boolean> {
  return await withOrderLock(container, orderId, async () => {
    const state = await readOrderState(container, { orderId, customerId: null });
    if (!state) throw new ApiError(404, orderMessages.notFound);
    if (state.parcels.length > 0) throw new ApiError(409, parcelMessages.trackingByParcel);
    checkOnTheWay(state, state.status);
    if (same(state, tracking)) return false;
    if (seen !== undefined && seen !== state.version) throw new ApiError(409, orderMessages.changedMeanwhile);
    await inOneTransaction(container, async (transaction) => {
      const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
      await statuses.correctTracking(orderId, tracking, { by, at: new Date() }, transaction.contextFor(statuses));
      const lineIds = state.lines.map(({ id }) => id);
      await follow(container, transaction, { orderId, state, was: state, lineIds, by, tracking });
    });
    return true;
  });
}

type Followed = {
  orderId: string;
  state: OrderState;
  was: Tracking;
  lineIds: readonly string[];
  by: Actor;
  tracking: Tracking;
};

/** Updates the number on the engine's shipping labels too, and records in the audit log who corrected it. */
async function follow(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, state, was, lineIds, by, tracking }: Followed,
): Promise<void> {
  const sent = state.fulfilments.filter((one) => one.isShipped && one.lineIds.some((id) => lineIds.includes(id)));
  await correctLabels(
    transaction.prepared,
    sent.map(({ id }) => id),
    { from: was.trackingNumber, to: tracking.trackingNumber },
  );
  const words = ({ carrier, trackingNumber }: Tracking) => ({ carrier, trackingNumber });
  const entry = { orderId, displayId: state.displayId, by, action: "order.tracking_corrected" } as const;
  await auditOrder(container, transaction, { ...entry, before: words(was), after: words(tracking) });
}
