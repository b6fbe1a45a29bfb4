import { orderMessages } from "@haat/api-contract/order/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { cancelInEngine } from "#engine/order/cancel-order";
import { receiveReturnedGoods } from "#engine/order/receive-returned-goods";
import { ApiError } from "#errors/api-error";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import { OrderStatusModule } from "#modules/order-status/service";
import { auditOrder } from "../order/audit-order";
import { publishOrderEvents, refunded, statusChanged } from "../order/events";
import type { OrderState } from "../order/order-state";
import { refreshOrderListing } from "../order/refresh-order-listing";
import { chooseRefund } from "../payment/refund-choice";
import { pastMoneyOf, paymentStatusWhileToPay } from "../refund/payment-status";
import { refundRest } from "../refund/refund-money";
import { releaseStock } from "../stock/release-stock";
import { inPackingTurn, withStockLock } from "../stock/stock-lock";
import type { Cancellation } from "./cancel-order";
import { cancelWithOrder } from "./move-parcels";

/** `state` is the order before the cancellation. */
export type CancelInput = { cancellation: Cancellation; state: OrderState };

/** Stock levels that changed. */
export type CancelResult = { levelIds: string[] };

/**
 * The status change locks the row, so that other changes of the order wait. An order is not cancelled as unpaid if its
 * payment has arrived meanwhile.
 */
async function markCancelled(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, by, from, isUnpaid }: Cancellation,
): Promise<void> {
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  const unpaid = isUnpaid ? ({ paymentStatus: "failed", whilePayment: "pending" } as const) : {};
  const changed = await statuses.changeStatus(
    { orderId, to: "cancelled", from, by, at: new Date(), ...unpaid },
    transaction.contextFor(statuses),
  );
  if (!changed)
    throw new ApiError(409, isUnpaid ? orderMessages.changedMeanwhile : orderMessages.cannotCancel("cancelled"));
}

/** Refunds everything that was paid, to the destination that the shopper chose. @returns rupees. */
async function giveBack(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, by, refundTo }: Cancellation,
): Promise<number> {
  await chooseRefund(transaction.prepared, orderId, refundTo);
  // A payment that was never captured needs no refund: the payment status stays.
  const isPaid = await OrderStatusModule.isPaidIn(transaction.prepared, orderId);
  const note = "The order was cancelled";
  const given = await refundRest(container, transaction, { orderId, by: by.id, note });
  if (!isPaid) return given;
  // Money without a recorded payment, such as demo data's, is refunded by hand.
  const past = await pastMoneyOf(transaction.prepared, orderId);
  const payments = container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
  if (past > 0) await payments.refundTasks(transaction.prepared).addPast(orderId, past);
  const now = await paymentStatusWhileToPay(transaction.prepared, orderId, "refunded");
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  await statuses.setPaymentStatus(orderId, now, transaction.contextFor(statuses));
  return given + past / 100;
}

/**
 * Cancels an order, and returns its money and its stock, in one transaction. Of concurrent calls one does it, and the
 * others find it cancelled. If the engine has already cancelled the order, only what it left undone is done.
 *
 * @throws ApiError 409 changed concurrently, or the payment has arrived just before an unpaid order was cancelled.
 */
export async function cancelInOneTransaction(
  container: MedusaContainer,
  { cancellation, state }: CancelInput,
): Promise<CancelResult> {
  const { orderId } = cancellation;
  const gone = state.fulfilments.filter(({ isShipped }) => isShipped);
  const cancelRows = async (transaction: OneTransaction): Promise<CancelResult> => {
    await markCancelled(container, transaction, cancellation);
    const amount = await giveBack(container, transaction, cancellation);
    const isLeft = state.engineStatus !== "canceled";
    if (isLeft) await cancelInEngine(container, transaction, orderId);
    await cancelWithOrder(container, transaction, state.parcels, cancellation);
    await refreshOrderListing(transaction, [orderId]);
    const entry = { orderId, displayId: state.displayId, by: cancellation.by, action: "order.status_changed" } as const;
    const [before, after] = [{ status: state.status }, { status: "cancelled" }];
    await auditOrder(container, transaction, { ...entry, before, after });
    await publishOrderEvents(transaction, [
      statusChanged({ id: orderId, from: state.status, status: "cancelled" }),
      ...(amount > 0 ? [refunded({ id: orderId, amount })] : []),
    ]);
    if (!isLeft) return { levelIds: [] };
    const fulfilmentIds = gone.map(({ id }) => id);
    const taken = await receiveReturnedGoods(container, transaction, orderId, fulfilmentIds);
    const lineIds = state.lines.map(({ id }) => id);
    return { levelIds: [...taken, ...(await releaseStock(container, transaction, lineIds))] };
  };
  const inventoryItemIds = gone.flatMap((fulfilment) => fulfilment.inventoryItemIds);
  const takeBack = () => withStockLock(container, inventoryItemIds, () => inOneTransaction(container, cancelRows));
  const variantIds = gone.length > 0 ? state.lines.map(({ variantId }) => variantId) : [];
  return await inPackingTurn(container, variantIds, takeBack);
}
