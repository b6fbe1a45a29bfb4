import { orderMessages } from "@haat/api-contract/order/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentCollectionStatus } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "../../database/one-transaction";
import { ApiError } from "../../http/api-error";
import { ORDER_STATUS_MODULE } from "../../modules/order-status";
import type { StoredPaymentStatus } from "../../modules/order-status/order-states";
import type { OrderStatusModule } from "../../modules/order-status/service";
import { cancelWithOrder } from "../parcel/cancel-with-order";
import { auditOrder } from "./audit-order";
import type { Cancellation } from "./cancel-order";
import { keepListed } from "./keep-listed";
import type { OrderState } from "./order-state";
import { paymentStatusOnceCancelled } from "./payment-status-once-cancelled";
import { releaseStock } from "./release-stock";
import { withStockLock } from "./stock-lock";
import { takeBackGoods } from "./take-back-goods";

/** `before` is the order as it was found, `state` as the engine has left it since. */
export type Withdrawal = { cancellation: Cancellation; state: OrderState; before: OrderState };

async function markCancelled(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, by, from }: Cancellation,
  paymentStatus: StoredPaymentStatus | undefined,
): Promise<void> {
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  const changed = await statuses.changeStatus(
    { orderId, to: "cancelled", from, by, at: new Date(), paymentStatus },
    transaction.contextFor(statuses),
  );
  if (!changed) throw new ApiError(409, orderMessages.cannotCancel("cancelled"));
}

async function cancelInEngine(container: MedusaContainer, transaction: OneTransaction, orderId: string): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  await orders.cancel(orderId, transaction.contextFor(orders));
  await transaction.run(
    `UPDATE payment_collection SET status = ?, updated_at = now() WHERE deleted_at IS NULL AND id IN (
       SELECT payment_collection_id FROM order_payment_collection WHERE order_id = ? AND deleted_at IS NULL)`,
    [PaymentCollectionStatus.CANCELED, orderId],
  );
}

/**
 * Cancels an order and gives its stock back, in one transaction. Of several at the same moment one does it: the change
 * of status takes the row, and the others find it cancelled.
 *
 * @returns ids of the stock levels that changed.
 * @throws ApiError 409 somebody was faster.
 */
export async function withdrawOrder(container: MedusaContainer, withdrawal: Withdrawal): Promise<string[]> {
  const { cancellation, state } = withdrawal;
  const { orderId } = cancellation;
  const unpaid = cancellation.isUnpaid ? ("failed" as const) : undefined;
  const paymentStatus = (await paymentStatusOnceCancelled(container, orderId)) ?? unpaid;
  const gone = state.fulfilments.filter(({ isShipped }) => isShipped);
  const withdraw = async (transaction: OneTransaction) => {
    await markCancelled(container, transaction, cancellation, paymentStatus);
    await cancelWithOrder(container, transaction, state.parcels, cancellation);
    await keepListed(transaction, [orderId]);
    const entry = { orderId, displayId: state.displayId, by: cancellation.by, action: "order.status_changed" } as const;
    const [before, after] = [{ status: withdrawal.before.status }, { status: "cancelled" }];
    await auditOrder(container, transaction, { ...entry, before, after });
    if (state.engineStatus === "canceled") return [];
    await cancelInEngine(container, transaction, orderId);
    const fulfilmentIds = gone.map(({ id }) => id);
    const taken = await takeBackGoods(container, transaction, orderId, fulfilmentIds);
    const lineIds = state.lines.map(({ id }) => id);
    return [...taken, ...(await releaseStock(container, transaction, lineIds))];
  };
  const inventoryItemIds = gone.flatMap((fulfilment) => fulfilment.inventoryItemIds);
  return await withStockLock(container, inventoryItemIds, () => inOneTransaction(container, withdraw));
}
