import { parcelMessages } from "@haat/api-contract/parcel/messages";
import { cancellableParcels } from "@haat/api-contract/parcel/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { OrderStatusModule } from "#modules/order-status/service";
import { PARCEL_MODULE } from "#modules/parcel/index";
import type { ParcelService } from "#modules/parcel/service";
import { toPaise } from "#money/rupees";
import { partCancelledNote } from "#sql/refunds-sql";
import { parcelChanged, publishOrderEvents, refunded, statusChanged, stockChanged } from "../order/events";
import { withOrderLock } from "../order/order-lock";
import { cancellable, type OrderState, type StateParcel } from "../order/order-state";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { cancelOrderWorkflow } from "../order-status/cancel-order";
import { afterMoves, orderStatusOf } from "../order-status/parcel-rules";
import { unpack } from "../order-status/unpack";
import { collectCash } from "../payment/collect-cash";
import { refundedFor, refundMoney } from "../refund/refund-money";
import { releaseStock } from "../stock/release-stock";
import { followParcels, isPaidAtTheDoor } from "./follow-parcels";
import { checkSeen, orderOfParcel, readParcelState } from "./own-parcel";
import { lowerDeferred, removeFromOrder } from "./remove-from-order";

export type ParcelCancellation = {
  sellerId: string;
  parcelId: string;
  /** Shown to the shopper. */
  reason: string;
  seen?: string | undefined;
};

type Part = { orderId: string; state: OrderState; parcel: StateParcel };

/**
 * A seller cancels their part of an order before it has left: its stock is released, the order's total is reduced, and
 * what was paid for it is refunded. If nothing else is left of the order, the order is cancelled.
 *
 * @returns whether anything changed; false if it is cancelled already.
 * @throws ApiError 404 no such parcel of this seller, 409 it is too late, or it was changed meanwhile.
 */
export async function cancelSellerParcel(container: MedusaContainer, toCancel: ParcelCancellation): Promise<boolean> {
  const { sellerId, parcelId, reason, seen } = toCancel;
  const orderId = await orderOfParcel(container, sellerId, parcelId);
  return await withOrderLock(container, orderId, async () => {
    const { state, parcel } = await readParcelState(container, orderId, parcelId);
    if (parcel.status === "cancelled") return false;
    checkSeen(parcel, seen);
    if (!cancellableParcels.includes(parcel.status)) {
      throw new ApiError(409, parcelMessages.cannotCancel(parcel.status));
    }
    if (isTheLast({ orderId, state, parcel })) {
      const by = { kind: "seller", id: sellerId } as const;
      const input = { orderId, customerId: null, by, from: cancellable, reason };
      await cancelOrderWorkflow(container).run({ input });
    } else await cancelPart(container, { orderId, state, parcel }, toCancel);
    return true;
  });
}

const isTheLast = ({ state, parcel }: Part) =>
  state.parcels.every(({ id, status }) => id === parcel.id || status === "cancelled");

/** @throws ApiError 409 it was shipped. */
async function unpackPart(container: MedusaContainer, { orderId, state, parcel }: Part): Promise<void> {
  const packed = state.fulfilments.filter(({ lineIds }) => lineIds.some((id) => parcel.lineIds.includes(id)));
  if (packed.some(({ isShipped }) => isShipped)) throw new ApiError(409, parcelMessages.hasLeft);
  await unpack(container, orderId, packed);
}

/**
 * Refunds what was paid beyond the price of the rest of the order, once. Reads the order's total before the part has
 * left it.
 *
 * @returns rupees.
 */
async function refundPart(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, state, parcel }: Part,
  by: string,
): Promise<number> {
  if (state.payments === 0) return 0;
  const [order] = await transaction.prepared<{ paise: string }>({
    name: "order-total",
    text: "SELECT total_paise AS paise FROM haat_order_listing WHERE order_id = $1",
    values: [orderId],
  });
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  const byStaff = await payments.refundLines(transaction.prepared).of(orderId);
  // What staff have refunded for the rest of the order no longer counts as paid.
  const elsewhere = byStaff.filter(({ lineId }) => !parcel.lineIds.includes(lineId));
  const given = elsewhere.reduce((sum, { paise }) => sum + paise, 0);
  const rest = Number(order?.paise ?? 0) - parcel.worth - given;
  const note = partCancelledNote(parcel.id);
  const before = await refundedFor(transaction.prepared, orderId, note);
  const beyond = Math.min(parcel.worth, Math.max(0, toPaise(state.captured) + toPaise(before) - rest));
  return await refundMoney(container, transaction, { orderId, max: beyond / 100, by, note });
}

/** The rest of the order was paid before this part was cancelled. */
async function markPaid(container: MedusaContainer, transaction: OneTransaction, orderId: string): Promise<void> {
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  await statuses.setPaymentStatus(orderId, "paid", transaction.contextFor(statuses));
  await refreshOrderListing(transaction, [orderId]);
  await publishOrderEvents(transaction, [{ name: "order.confirmed", data: { id: orderId } }]);
}

/**
 * First the engine cancels the fulfilment, then one transaction has the money, our own rows and the engine's order
 * change: after a crash in between the part can be cancelled again, or packed.
 */
async function cancelPart(
  container: MedusaContainer,
  part: Part,
  { sellerId, parcelId, reason }: ParcelCancellation,
): Promise<void> {
  const { orderId, state, parcel } = part;
  const by = { kind: "seller", id: sellerId } as const;
  await unpackPart(container, part);
  const next = orderStatusOf(afterMoves(state.parcels, [{ id: parcelId, from: parcel.status, to: "cancelled" }]));
  const following = { orderId, state, next, by };
  // The rest may have arrived already: then the order is delivered, once its cash is collected.
  const awaitsCash = isPaidAtTheDoor(following);
  /** If cash has to be collected first, the order follows once that is recorded. */
  const follow = async (transaction: OneTransaction) => {
    await followParcels(container, transaction, following);
    if (next === state.status) return;
    await publishOrderEvents(transaction, [statusChanged({ id: orderId, from: state.status, status: next })]);
  };
  const levelIds = await inOneTransaction(container, async (transaction) => {
    const refund = await refundPart(container, transaction, part, sellerId);
    const lines = state.lines.filter(({ id }) => parcel.lineIds.includes(id));
    await removeFromOrder(container, transaction, { orderId, parcelId, lines, by: sellerId, reason });
    const writer = container.resolve<ParcelService>(PARCEL_MODULE).within(transaction.prepared);
    const at = new Date();
    await writer.cancel([parcelId], { by, at }, { reason, refund: toPaise(refund) });
    if (next === "delivered") await writer.setReturnable(orderId, at);
    if (awaitsCash) await refreshOrderListing(transaction, [orderId]);
    else await follow(transaction);
    await publishOrderEvents(transaction, [
      parcelChanged({ id: orderId, parcelId, sellerId, from: parcel.status, status: "cancelled", orderStatus: next }),
      ...(refund > 0 ? [refunded({ id: orderId, amount: refund })] : []),
    ]);
    if (await lowerDeferred(transaction, orderId)) await markPaid(container, transaction, orderId);
    return await releaseStock(container, transaction, [...parcel.lineIds]);
  });
  if (awaitsCash) {
    await collectCash(container, orderId);
    await inOneTransaction(container, follow);
  }
  if (levelIds.length > 0) await container.resolve(Modules.EVENT_BUS).emit(stockChanged(levelIds));
}
