import { foldedSql } from "#database/text-search";
import { toPaySql } from "#sql/refunds-sql";

/** Converts the engine's rupees to whole paise. */
const paise = (rupees: string) => `round(COALESCE(${rupees}, 0) * 100)::bigint`;

/** The order's current content. An order of which nothing is left has no row. */
const sumsSql = `
  SELECT COALESCE(max(m.pieces), 0) AS pieces, COALESCE(max(m.goods_paise), 0) AS goods, COALESCE(max(m.shipping_paise), 0) AS shipping
    FROM haat_order_money m
   WHERE m.order_id = o.id`;

/** The engine's record of an order's money. It has no payment if nothing was paid, or if the order is demo data. */
const moneySql = `
  SELECT count(*)::int AS payments,
         ${paise("sum(p.captured)")} AS taken, max(p.last_captured_at) AS taken_at,
         ${paise("sum(p.refunded)")} AS given, max(p.last_refunded_at) AS given_at
    FROM haat_payment p
   WHERE p.order_id = o.id`;

/** Money for cancelled parts of an order: neither their price nor its refund counts towards the rest of the order. */
const partsSql = "SELECT COALESCE(sum(p.refund_paise), 0)::bigint AS given FROM haat_parcel p WHERE p.order_id = o.id";

const deliverySql = `
  SELECT min((h->>'at')::timestamptz) AS at FROM jsonb_array_elements(s.history) h WHERE h->>'status' = 'delivered'`;

/** Whether the order is paid, by the shop's own payment status. */
const isPaid = "s.payment_status IN ('paid', 'refunded', 'partially_refunded')";
const isRefunded = "s.payment_status IN ('refunded', 'partially_refunded')";

/**
 * The listing rows of these orders, computed from the engine's tables and ours. Refunds that staff still have to pay do
 * not count as refunded. $1: ids, text[].
 */
const rowsSql = `
  SELECT o.id AS order_id, o.display_id, s.customer_id, s.placed_at, s.changed_at, s.status, s.payment_status,
         s.payment_method, delivery.at AS delivered_at,
         CASE WHEN money.payments > 0 THEN money.taken_at WHEN ${isPaid} THEN COALESCE(delivery.at, s.changed_at) END AS paid_at,
         CASE WHEN money.payments > 0 THEN CASE WHEN money.given > part.given + owed.of_rest THEN money.given_at END WHEN ${isRefunded} THEN s.changed_at END AS refunded_at,
         sold.pieces, sold.goods AS subtotal_paise, sold.shipping AS shipping_paise,
         sold.goods + sold.shipping AS total_paise,
         CASE WHEN money.payments > 0 THEN money.taken - part.given WHEN ${isPaid} THEN sold.goods + sold.shipping ELSE 0 END AS paid_paise,
         CASE WHEN money.payments > 0 THEN money.given - part.given - owed.of_rest
              WHEN ${isRefunded} THEN LEAST(COALESCE(round(r.refund * 100)::bigint,
                CASE s.payment_status WHEN 'refunded' THEN sold.goods + sold.shipping END, 0), sold.goods + sold.shipping)
              ELSE 0 END AS refunded_paise,
         who.name AS customer_name, who.email AS customer_email, who.mobile AS customer_mobile,
         ${foldedSql("who.name")} AS sort_name,
         ${foldedSql("concat_ws(' ', o.id, '#' || o.display_id || ' ', who.name, who.email, who.mobile, c.phone)")} AS search,
         r.action AS return_action, r.status AS return_status, (r.history->0->>'at')::timestamptz AS return_at
    FROM haat_order_status s
    JOIN haat_order o ON o.id = s.order_id
    LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
    LEFT JOIN haat_customer c ON c.id = s.customer_id
    LEFT JOIN haat_return_request r ON r.order_id = o.id
    CROSS JOIN LATERAL (
      SELECT COALESCE(NULLIF(concat_ws(' ', NULLIF(a.first_name, ''), NULLIF(a.last_name, '')), ''),
                      concat_ws(' ', c.first_name, c.last_name)) AS name,
             COALESCE(NULLIF(c.email, ''), o.email, '') AS email,
             COALESCE(NULLIF(a.phone, ''), c.phone, '') AS mobile) who
    CROSS JOIN LATERAL (${sumsSql}) sold
    CROSS JOIN LATERAL (${moneySql}) money CROSS JOIN LATERAL (${partsSql}) part
    CROSS JOIN LATERAL (${toPaySql("o.id")}) owed CROSS JOIN LATERAL (${deliverySql}) delivery
   WHERE s.order_id = ANY ($1)`;

const columns = [
  "display_id",
  "customer_id",
  "placed_at",
  "changed_at",
  "status",
  "payment_status",
  "payment_method",
  "delivered_at",
  "paid_at",
  "refunded_at",
  "pieces",
  "subtotal_paise",
  "shipping_paise",
  "total_paise",
  "paid_paise",
  "refunded_paise",
  "customer_name",
  "customer_email",
  "customer_mobile",
  "sort_name",
  "search",
  "return_action",
  "return_status",
  "return_at",
];
const each = (prefix: string) => columns.map((column) => `${prefix}${column}`).join(", ");

/**
 * Upserts these orders' rows where they differ, deletes the rows of deleted orders, and adds the difference to the
 * tally. $1: ids, text[]. Returns the ids of the changed rows.
 */
export const refreshSql = `
WITH fresh AS MATERIALIZED (${rowsSql}),
before AS MATERIALIZED (
  SELECT order_id, status, paid_paise - refunded_paise AS revenue FROM order_listing WHERE order_id = ANY ($1)),
gone AS (
  DELETE FROM order_listing l WHERE l.order_id = ANY ($1) AND NOT EXISTS (SELECT FROM fresh f WHERE f.order_id = l.order_id)
  RETURNING l.order_id),
written AS (
  INSERT INTO order_listing AS l (order_id, ${each("")}) SELECT order_id, ${each("")} FROM fresh
  ON CONFLICT (order_id) DO UPDATE SET ${columns.map((column) => `${column} = EXCLUDED.${column}`).join(", ")}
   WHERE (${each("l.")}) IS DISTINCT FROM (${each("EXCLUDED.")})
  RETURNING l.order_id, l.status, l.paid_paise - l.refunded_paise AS revenue),
changed AS (SELECT order_id FROM gone UNION ALL SELECT order_id FROM written),
counted AS (
  INSERT INTO order_tally (status, orders, revenue_paise)
  SELECT status, sum(orders), sum(revenue) FROM (
    SELECT status, -1 AS orders, -revenue AS revenue FROM before JOIN changed USING (order_id)
    UNION ALL SELECT status, 1, revenue FROM written) part
   GROUP BY status HAVING sum(orders) <> 0 OR sum(revenue) <> 0)
SELECT order_id AS id FROM changed`;
