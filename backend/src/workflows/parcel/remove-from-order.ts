import type { MedusaContainer } from "@medusajs/framework/types";
import { ChangeActionType, Modules, OrderChangeType } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../database/one-transaction";
import { soldDelivery } from "../../database/sold-lines-sql";

type Part = {
  orderId: string;
  parcelId: string;
  lines: readonly { id: string; quantity: number }[];
  by: string;
  reason: string;
};

/**
 * Takes the lines of a parcel and its delivery out of the engine's order by an order change of its own, in the running
 * transaction: a new version of the order without them. So totals, summary and everything that reads the order's version
 * know no more of them, while the lines themselves stay to be shown as cancelled.
 */
export async function removeFromOrder(
  container: MedusaContainer,
  transaction: OneTransaction,
  { orderId, parcelId, lines, by, reason }: Part,
): Promise<void> {
  const deliveries = await transaction.run<{ id: string }>(
    `SELECT m.id FROM "order" o JOIN ${soldDelivery} ON os.order_id = o.id AND os.version = o.version
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
 * What an order still awaits, once a part of it is gone: the courier collects that, and no more. What was paid already
 * stays as it is, and is refunded. Needs the order's row in the back office's list to be up to date.
 */
export async function lowerAwaited(transaction: OneTransaction, orderId: string): Promise<void> {
  const total = `(SELECT l.total_paise / 100.0 FROM order_listing l WHERE l.order_id = :orderId)`;
  const amount = `amount = money.total, raw_amount = jsonb_build_object('value', trim_scale(money.total)::text, 'precision', 20), updated_at = now()`;
  const awaiting = `
    SELECT c.id FROM order_payment_collection l JOIN payment_collection c ON c.id = l.payment_collection_id
     WHERE l.order_id = :orderId AND l.deleted_at IS NULL AND c.deleted_at IS NULL AND c.status <> 'canceled'
       AND NOT EXISTS (SELECT FROM payment p WHERE p.payment_collection_id = c.id AND p.deleted_at IS NULL AND p.canceled_at IS NULL)`;
  await transaction.run(
    `UPDATE payment_session s SET ${amount} FROM (SELECT ${total} AS total) money
      WHERE s.payment_collection_id IN (${awaiting}) AND s.deleted_at IS NULL`,
    { orderId },
  );
  await transaction.run(
    `UPDATE payment_collection c SET ${amount} FROM (SELECT ${total} AS total) money WHERE c.id IN (${awaiting})`,
    { orderId },
  );
}
