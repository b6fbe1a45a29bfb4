import { paymentProviders } from "../setup/shop-ground";
import { instantSql } from "./page-of";

/**
 * Refunds `r` that the engine has booked, of payment `p` of the order `l.order_id`; `g` is the gateway's payment that `p`
 * was booked by, `wish` what the shopper chose. Money that was booked past all this (the seed's, the engine's own admin's)
 * has no `g`.
 */
export const engineRefunds = `refund r
    JOIN payment p ON p.id = r.payment_id AND p.deleted_at IS NULL
    JOIN order_payment_collection l ON l.payment_collection_id = p.payment_collection_id AND l.deleted_at IS NULL
    LEFT JOIN gateway_payment g ON g.engine_payment_id = p.id
    LEFT JOIN refund_choice wish ON wish.order_id = l.order_id`;

/**
 * Where such a refund goes by itself; null where the shop gives the money back by hand: cash, unless its shopper wished
 * for the wallet before it was refunded.
 */
export const destinationSql = `CASE
    WHEN p.provider_id = '${paymentProviders.wallet}' THEN 'wallet'
    WHEN g.id IS NOT NULL THEN COALESCE(wish.destination, 'source')
    WHEN p.provider_id = '${paymentProviders.cod}' AND wish.destination = 'wallet' AND NOT r.id = ANY (wish.earlier) THEN 'wallet' END`;

/**
 * What goes back of an order, as `list`, oldest first, in the wire's words. Cash that the shop gives back by hand has no
 * destination. `orderId` is SQL.
 */
export const refundsSql = (orderId: string): string => `
  SELECT json_agg(json_build_object('_id', one.id, 'amount', one.amount, 'destination', one.destination, 'status', one.status,
           'at', ${instantSql("one.at")}) ORDER BY one.at, one.id) AS list
    FROM (
      SELECT r.id, r.amount, way.destination, r.created_at AS at,
             CASE WHEN t.id IS NOT NULL THEN t.status WHEN way.destination IS NULL THEN 'done' ELSE 'waiting' END AS status
        FROM ${engineRefunds}
        LEFT JOIN refund_task t ON t.engine_refund_id = r.id
        CROSS JOIN LATERAL (SELECT COALESCE(t.destination, ${destinationSql}) AS destination) way
       WHERE l.order_id = ${orderId} AND r.deleted_at IS NULL
      UNION ALL
      SELECT t.id, t.amount_paise::float8 / 100, t.destination, t.created_at, t.status
        FROM refund_task t WHERE t.order_id = ${orderId} AND t.kind = 'odd' AND t.currency = 'INR') one`;
