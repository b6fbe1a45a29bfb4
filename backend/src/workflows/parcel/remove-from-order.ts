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
 * What an order still awaits, once a part of it is gone: what the rest costs less what was paid for it and has not gone back.
 * The courier collects that, and no more; where it is nothing, nothing is awaited. Needs the order's row in the back
 * office's list to be up to date.
 *
 * @returns whether the order awaited money and is paid by this.
 */
export async function lowerAwaited(transaction: OneTransaction, orderId: string): Promise<boolean> {
  const raw = (amount: string) => `jsonb_build_object('value', trim_scale(${amount})::text, 'precision', 20)`;
  const rows = await transaction.run<{ left: number }>(
    `WITH money AS (
       SELECT c.id, m.captured, GREATEST(0, l.total_paise / 100.0 - m.captured + m.refunded) AS due
         FROM order_listing l JOIN order_payment_collection p ON p.order_id = l.order_id AND p.deleted_at IS NULL
         JOIN payment_collection c ON c.id = p.payment_collection_id AND c.deleted_at IS NULL AND c.status <> 'canceled'
        CROSS JOIN LATERAL (
          SELECT COALESCE(sum((SELECT sum(t.amount) FROM capture t WHERE t.payment_id = y.id AND t.deleted_at IS NULL)), 0) AS captured,
                 COALESCE(sum((SELECT sum(r.amount) FROM refund r WHERE r.payment_id = y.id AND r.deleted_at IS NULL)), 0) AS refunded
            FROM payment y WHERE y.payment_collection_id = c.id AND y.deleted_at IS NULL AND y.canceled_at IS NULL) m
        WHERE l.order_id = :orderId),
     awaited AS (
       UPDATE payment_session s SET updated_at = now(), deleted_at = CASE WHEN money.due = 0 THEN now() END,
              amount = money.due, raw_amount = ${raw("money.due")}
         FROM money
        WHERE s.payment_collection_id = money.id AND s.deleted_at IS NULL AND s.status IN ('pending', 'pending_authorization', 'requires_more')
       RETURNING money.id, money.due),
     lowered AS (
       UPDATE payment_collection c SET updated_at = now(), amount = money.captured + money.due,
              raw_amount = ${raw("(money.captured + money.due)")},
              status = CASE WHEN money.due = 0 AND money.captured > 0 THEN 'completed' ELSE c.status END,
              completed_at = CASE WHEN money.due = 0 AND money.captured > 0 THEN now() ELSE c.completed_at END
         FROM money WHERE c.id = money.id AND money.id IN (SELECT id FROM awaited))
     SELECT due::float8 AS left FROM awaited`,
    { orderId },
  );
  return rows.length > 0 && rows.every(({ left }) => left === 0);
}
