import type { OneTransaction } from "#engine/hooks/one-transaction";
import { rawSql } from "../raw-amount";

/**
 * Locks a payment collection's row. @returns the paise still unpaid; null if the collection is deleted or cancelled.
 */
export async function lockDeferred(transaction: OneTransaction, collectionId: string): Promise<number | null> {
  await transaction.run("SELECT id FROM payment_collection WHERE id = ? FOR UPDATE", [collectionId]);
  const [row] = await transaction.run<{ paise: number }>(
    `SELECT round((c.amount - COALESCE(sum(t.amount), 0)) * 100)::float8 AS paise
       FROM payment_collection c
       LEFT JOIN payment p ON p.payment_collection_id = c.id AND p.deleted_at IS NULL AND p.canceled_at IS NULL
       LEFT JOIN capture t ON t.payment_id = p.id AND t.deleted_at IS NULL
      WHERE c.id = ? AND c.deleted_at IS NULL AND c.status <> 'canceled' GROUP BY c.id`,
    [collectionId],
  );
  return row?.paise ?? null;
}

/** Deletes payment sessions that are no longer needed. The engine's module calls the provider before it deletes one. */
export async function dropSessions(transaction: OneTransaction, sessionIds: string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await transaction.run("UPDATE payment_session SET deleted_at = now() WHERE id = ANY (?)", [sessionIds]);
}

/**
 * Lowers the amount due for an order to its current cost less the payments that were not refunded. At zero the open
 * sessions are deleted.
 *
 * @param costSql SQL that returns the order's current cost in paise; `:orderId` is its id.
 * @returns the rupees now due for each session that was still unpaid.
 */
export async function lowerDeferred(transaction: OneTransaction, orderId: string, costSql: string): Promise<number[]> {
  const rows = await transaction.run<{ left: number }>(
    `WITH money AS (
       SELECT c.id, m.captured, GREATEST(0, cost.paise / 100.0 - m.captured + m.refunded) AS due
         FROM (${costSql}) cost(paise) JOIN order_payment_collection p ON p.order_id = :orderId AND p.deleted_at IS NULL
         JOIN payment_collection c ON c.id = p.payment_collection_id AND c.deleted_at IS NULL AND c.status <> 'canceled'
        CROSS JOIN LATERAL (
          SELECT COALESCE(sum((SELECT sum(t.amount) FROM capture t WHERE t.payment_id = y.id AND t.deleted_at IS NULL)), 0) AS captured,
                 COALESCE(sum((SELECT sum(r.amount) FROM refund r WHERE r.payment_id = y.id AND r.deleted_at IS NULL)), 0) AS refunded
            FROM payment y WHERE y.payment_collection_id = c.id AND y.deleted_at IS NULL AND y.canceled_at IS NULL) m),
     awaited AS (
       UPDATE payment_session s SET updated_at = now(), deleted_at = CASE WHEN money.due = 0 THEN now() END,
              amount = money.due, raw_amount = ${rawSql("money.due")}
         FROM money
        WHERE s.payment_collection_id = money.id AND s.deleted_at IS NULL AND s.status IN ('pending', 'pending_authorization', 'requires_more')
       RETURNING money.id, money.due),
     lowered AS (
       UPDATE payment_collection c SET updated_at = now(), amount = money.captured + money.due,
              raw_amount = ${rawSql("(money.captured + money.due)")},
              status = CASE WHEN money.due = 0 AND money.captured > 0 THEN 'completed' ELSE c.status END,
              completed_at = CASE WHEN money.due = 0 AND money.captured > 0 THEN now() ELSE c.completed_at END
         FROM money WHERE c.id = money.id AND money.id IN (SELECT id FROM awaited))
     SELECT due::float8 AS left FROM awaited`,
    { orderId },
  );
  return rows.map(({ left }) => left);
}
