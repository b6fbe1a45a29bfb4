import { paymentProviders } from "../shop-ground";

/**
 * SQL that answers what is awaited or was taken by cash for an order, in paise. What the demo delivered before it opened has
 * no payment in the books, not even one that was taken back: then it is `worth`.
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
