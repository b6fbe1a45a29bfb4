import { instantSql } from "../database/page-of";

/**
 * Paise that staff still have to pay back for an order: `paise` in all, `of_rest` without its cancelled parts.
 * `orderId` is SQL.
 */
export const toPaySql = (orderId: string): string => `
  SELECT COALESCE(sum(one.paise), 0)::bigint AS paise, COALESCE(sum(one.paise) FILTER (WHERE NOT one.is_of_part), 0)::bigint AS of_rest
    FROM haat_refund_to_pay one WHERE one.order_id = ${orderId}`;

const [beforePart, afterPart] = ["Part ", " was cancelled"];

/** The note of the engine's refund that gives back what was paid for a part of an order. */
export const partCancelledNote = (parcelId: string): string => `${beforePart}${parcelId}${afterPart}`;

/**
 * Whether a refund `r` was for a cancelled part, which does not concern the rest of the order and its invoices. The
 * part's own record must confirm it, since staff may write such a note themselves. `orderId` is SQL.
 */
export const isOfPartSql = (orderId: string): string => `EXISTS (
  SELECT FROM haat_parcel part WHERE part.order_id = ${orderId} AND part.refund_paise > 0
     AND r.note = '${beforePart}' || part.id || '${afterPart}')`;

/** Whether staff still have to pay something back for an order. `orderId` is SQL. */
export const isToPaySql = (orderId: string): string =>
  `EXISTS (SELECT FROM haat_refund_to_pay owed WHERE owed.order_id = ${orderId})`;

/**
 * The refunds of an order, as `list`, oldest first, with the wire's field names. A refund that staff pay has no
 * destination, and waits until it is recorded. `orderId` is SQL.
 */
export const refundsSql = (orderId: string): string => `
  SELECT json_agg(json_build_object('_id', one.id, 'amount', one.amount, 'destination', one.destination, 'status', one.status,
           'at', ${instantSql("one.at")}) ORDER BY one.at, one.id) AS list
    FROM (
      SELECT r.id, r.amount, r.destination, r.created_at AS at, r.status
        FROM haat_booked_refund r WHERE r.order_id = ${orderId}
      UNION ALL
      SELECT t.id, t.amount_paise::float8 / 100, t.destination, t.created_at, t.status
        FROM haat_refund_task t WHERE t.order_id = ${orderId} AND (t.kind = 'past' OR t.kind = 'unmatched' AND t.currency = 'INR')) one`;

/**
 * What is shown of where a shopper wants such a refund paid, as SQL of a JSON object; `y` is the row of
 * `haat_refund_payee`.
 */
export const payeeSql = `json_build_object('way', y.way, 'holder', y.holder, 'number', y.masked, 'ifsc', y.ifsc,
  'changedAt', ${instantSql("y.changed_at")})`;
