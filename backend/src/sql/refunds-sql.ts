import { limits } from "@haat/api-contract/limits";
import { instantSql } from "../database/page-of";
import { paymentProviders } from "../engine/shop-ground";

/**
 * Refunds `r` that the engine has booked, of payment `p` of the order `p.order_id`; `g` is the gateway's payment that `p`
 * was booked by, `wish` what the shopper chose. Money that was booked past all this (the seed's, the engine's own admin's)
 * has no `g`.
 */
export const engineRefunds = `haat_refund r
    JOIN haat_payment p ON p.id = r.payment_id AND p.order_id IS NOT NULL
    LEFT JOIN gateway_payment g ON g.engine_payment_id = p.id
    LEFT JOIN refund_choice wish ON wish.order_id = p.order_id`;

/**
 * Where such a refund goes by itself; null where a person pays the money back: cash, unless its shopper wished for the
 * wallet before it was refunded.
 */
export const destinationSql = `CASE
    WHEN p.provider_id = '${paymentProviders.wallet}' THEN 'wallet'
    WHEN g.id IS NOT NULL THEN COALESCE(wish.destination, 'source')
    WHEN p.provider_id = '${paymentProviders.cod}' AND wish.destination = 'wallet' AND NOT r.id = ANY (wish.earlier) THEN 'wallet' END`;

/** The same, once it is on its way: what was settled then counts. `t` is its task, where there is one. */
export const wayBackSql = `CASE WHEN t.id IS NOT NULL THEN t.destination ELSE ${destinationSql} END`;

/** It was given back for a part of the order that was cancelled: what is left of the order knows nothing of it. */
const isOfPart = (orderId: string) =>
  `EXISTS (SELECT FROM parcel part WHERE part.order_id = ${orderId} AND part.refund_paise > 0 AND r.note = 'Part ' || part.id || ' was cancelled')`;

/**
 * Paise that a person has still to pay back of an order: `paise` of them all, `of_rest` without what its cancelled parts
 * have brought. It follows from what the engine has booked, so it holds before anybody has made a task of it. `orderId`
 * is SQL.
 */
export const toPaySql = (orderId: string): string => `
  SELECT COALESCE(sum(one.paise), 0)::bigint AS paise, COALESCE(sum(one.paise) FILTER (WHERE NOT one.is_of_part), 0)::bigint AS of_rest
    FROM (
      SELECT round(r.amount * 100) AS paise, ${isOfPart(orderId)} AS is_of_part
        FROM ${engineRefunds}
        LEFT JOIN refund_task t ON t.engine_refund_id = r.id
       WHERE p.order_id = ${orderId} AND r.amount > 0
         AND t.status IS DISTINCT FROM 'done' AND ${wayBackSql} IS NULL
      UNION ALL
      SELECT t.amount_paise, false FROM refund_task t
       WHERE t.order_id = ${orderId} AND t.kind = 'past' AND t.status <> 'done' AND t.destination IS NULL) one`;

/** Whether a person has still to pay something back of an order. `orderId` is SQL, of a table that `engineRefunds` does not name. */
export const isToPaySql = (orderId: string): string => `(SELECT owed.paise > 0 FROM (${toPaySql(orderId)}) owed)`;

/**
 * What goes back of an order, as `list`, oldest first, in the wire's words. What a person pays back has no destination,
 * and waits until it is recorded. `orderId` is SQL.
 */
export const refundsSql = (orderId: string): string => `
  SELECT json_agg(json_build_object('_id', one.id, 'amount', one.amount, 'destination', one.destination, 'status', one.status,
           'at', ${instantSql("one.at")}) ORDER BY one.at, one.id) AS list
    FROM (
      SELECT r.id, r.amount, ${wayBackSql} AS destination, r.created_at AS at, COALESCE(t.status, 'waiting') AS status
        FROM ${engineRefunds}
        LEFT JOIN refund_task t ON t.engine_refund_id = r.id
       WHERE p.order_id = ${orderId}
      UNION ALL
      SELECT t.id, t.amount_paise::float8 / 100, t.destination, t.created_at, t.status
        FROM refund_task t WHERE t.order_id = ${orderId} AND (t.kind = 'past' OR t.kind = 'odd' AND t.currency = 'INR')) one`;

/** Whether a task `t` waits for a person for longer than it should. */
export const isOverdueSql = `(t.destination IS NULL AND t.status <> 'done' AND t.created_at < now() - interval '${limits.refundOverdueDays} days')`;

/** What is shown of where a shopper wants such money, as SQL of a JSON object; `y` is the row of `refund_payee`. */
export const payeeSql = `json_build_object('way', y.way, 'holder', y.holder, 'number', y.masked, 'ifsc', y.ifsc,
  'changedAt', ${instantSql("y.changed_at")})`;
