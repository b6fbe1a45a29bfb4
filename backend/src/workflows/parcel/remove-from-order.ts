import type { MedusaContainer } from "@medusajs/framework/types";
import { ChangeActionType, Modules, OrderChangeType } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { lowerDeferred as lowerDeferredInEngine } from "#engine/payment/deferred-payments";

type Part = {
  orderId: string;
  parcelId: string;
  lines: readonly { id: string; quantity: number }[];
  by: string;
  reason: string;
};

/**
 * Removes the lines of a parcel and its delivery from the engine's order by an order change of its own, in the running
 * transaction: a new version of the order without them. So totals, summary and everything that reads the order's
 * version exclude them, while the lines themselves stay, to be shown as cancelled.
 */
export async function removeFromOrder(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, parcelId, lines, by, reason }: Part,
): Promise<void> {
  const deliveries = await transaction.run<{ id: string }>(
    `SELECT m.id FROM haat_order o JOIN haat_order_delivery m ON m.order_id = o.id AND m.version = o.version
      WHERE o.id = ? AND m.metadata->>'parcel_id' = ?`,
    [orderId, parcelId],
  );
  const orders = container.resolve(Modules.ORDER);
  const context = transaction.contextFor(orders);
  const change = await orders.createOrderChange(
    {
      order_id: orderId,
      change_type: OrderChangeType.EDIT,
      created_by: by,
      internal_note: reason,
      actions: [
        ...lines.map(({ id, quantity }) => ({
          action: ChangeActionType.ITEM_REMOVE,
          details: { reference_id: id, quantity },
        })),
        ...deliveries.map(({ id }) => ({
          action: ChangeActionType.SHIPPING_REMOVE,
          reference: "order_shipping_method",
          reference_id: id,
        })),
      ],
    },
    context,
  );
  await orders.confirmOrderChange({ id: change.id, confirmed_by: by }, context);
  await transaction.flush();
}

/**
 * Sets what an order still awaits after a part was removed: the price of the rest, less what was paid for it and not
 * refunded. The courier collects that, and no more; if it is zero, nothing is awaited. Needs an up-to-date row in the
 * order list.
 *
 * @returns whether the order awaited money and is paid by this.
 */
export async function lowerDeferred(transaction: OneTransaction, orderId: string): Promise<boolean> {
  const left = await lowerDeferredInEngine(
    transaction,
    orderId,
    "SELECT total_paise FROM haat_order_listing WHERE order_id = :orderId",
  );
  return left.length > 0 && left.every((rupees) => rupees === 0);
}
