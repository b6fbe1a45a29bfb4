import { paymentProviders } from "../store-defaults";

/**
 * SQL for the orders, as `order_id`, whose payments, captures or refunds were written since a moment, soft-deleted ones
 * included.
 *
 * @param since SQL of the condition on a table's alias, e.g. `p.updated_at > $1`.
 */
export const changedPaymentsSql = (since: (table: string) => string): string => `
  SELECT l.order_id FROM order_payment_collection l JOIN payment p ON p.payment_collection_id = l.payment_collection_id
   WHERE ${since("p")} OR EXISTS (SELECT FROM refund r WHERE r.payment_id = p.id AND ${since("r")})
      OR EXISTS (SELECT FROM capture c WHERE c.payment_id = p.id AND ${since("c")})`;

/**
 * SQL for the cash that is due or was collected for an order, in paise. Orders that the demo seeded as delivered have
 * no payment session at all, not even a deleted one; for those it returns `worth`.
 *
 * @param order SQL of the order's id.
 * @param worth SQL of paise.
 */
export const collectedCashSql = (order: string, worth: string) => `
  SELECT CASE WHEN NOT EXISTS (SELECT FROM payment_session s WHERE s.payment_collection_id = k.id) THEN ${worth} ELSE COALESCE((
           SELECT round(sum(s.amount) * 100) FROM payment_session s
            WHERE s.payment_collection_id = k.id AND s.provider_id = '${paymentProviders.cod}' AND s.deleted_at IS NULL
              AND s.status NOT IN ('canceled', 'error')), 0) END
    FROM (SELECT (SELECT c.id FROM order_payment_collection link
                    JOIN payment_collection c ON c.id = link.payment_collection_id AND c.deleted_at IS NULL AND c.status <> 'canceled'
                   WHERE link.order_id = ${order} AND link.deleted_at IS NULL ORDER BY c.created_at DESC LIMIT 1) AS id) k`;
