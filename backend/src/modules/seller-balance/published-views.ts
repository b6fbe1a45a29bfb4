import type { View } from "#database/ensure-views";
import { indiaDaySql } from "#database/india-day-sql";

/** The line is on its way back, or a return of it is requested. */
const returning = `EXISTS (SELECT FROM haat_return_request r WHERE r.order_id = p.order_id AND r.is_open
  AND r.lines @> jsonb_build_array(jsonb_build_object('line_id', l.line_item_id)))`;

/** Shoppers request one return for all of an order: until its last part has arrived, the deadline is unknown. */
const awaited = `l.returnable_until IS NOT NULL AND EXISTS (
  SELECT FROM haat_parcel other WHERE other.order_id = p.order_id AND other.status NOT IN ('delivered', 'cancelled'))`;

/** It is paid in cash that the courier has not handed over; an order that was paid in full another way has none. */
const unreceived = `NOT EXISTS (SELECT FROM haat_parcel_cash c WHERE c.parcel_id = p.id) AND EXISTS (
  SELECT FROM haat_order_status s WHERE s.order_id = p.order_id AND s.payment_method = 'cod')
  AND (SELECT due.paise FROM haat_parcel_cash_due due WHERE due.parcel_id = p.id) IS DISTINCT FROM 0`;

/** Why a line can't be paid out; null if it can. `holdOf` in SQL. */
const held = `
  CASE WHEN p.status <> 'delivered' OR p.proof IS NULL THEN 'delivery'
       WHEN ${returning} THEN 'return'
       WHEN ${unreceived} THEN 'cash'
       WHEN ${awaited} THEN 'parts'
       WHEN l.returnable_until > now() AND l.returnable_until >= COALESCE(p.held_until, '-infinity') THEN 'window'
       WHEN p.held_until > now() THEN 'days' END`;

/**
 * Sellers' earnings from each line, in whole paise: the sums of its money, for parcels that are not cancelled. `due`
 * tells whether it can be paid out: its delivery is proven, its cash received, the return period and the days of the
 * hold are over, and no return of it is open; `held_for` is why it can't, `due_at` from when it can, if known. With a refund
 * the shop takes back its coupon in proportion, so `refunded` is the refund and that part of the coupon. A seller
 * does not bear refunds for pieces that have left the order since, as by an edit in the engine's admin: they earn
 * nothing from those either.
 */
const earnedLinesSql = `
  SELECT l.line_item_id, l.parcel_id, p.order_id, p.seller_id, p.status, p.placed_at, ${indiaDaySql("p.placed_at")} AS day,
         l.quantity, l.commission_percent, m.sold_paise AS paid, m.delivery_paise AS delivery, m.commission_paise AS commission,
         m.commission_gst_paise AS commission_gst, back.refunded, back.refunded - back.commission AS refund_share,
         m.sold_paise + m.delivery_paise - m.commission_paise - m.commission_gst_paise - back.refunded + back.commission AS net,
         hold.reason IS NULL AS due, hold.reason AS held_for,
         CASE WHEN COALESCE(hold.reason IN ('window', 'days'), true)
           THEN GREATEST(l.returnable_until, p.held_until, p.delivered_at) END AS due_at
    FROM haat_parcel p
    JOIN haat_parcel_line l ON l.parcel_id = p.id
    JOIN haat_line_money m ON m.line_item_id = l.line_item_id
    CROSS JOIN LATERAL (
      SELECT COALESCE(round(LEAST(m.refunded_paise, m.goods_paise)::numeric * m.sold_paise / NULLIF(m.goods_paise, 0)), 0)::bigint AS refunded,
             LEAST(m.commission_back_paise, m.commission_paise) + LEAST(m.commission_gst_back_paise, m.commission_gst_paise) AS commission) back
    CROSS JOIN LATERAL (SELECT ${held} AS reason) hold
   WHERE p.seller_id IS NOT NULL AND p.status <> 'cancelled'`;

export const sellerBalanceViews: readonly View[] = [
  {
    // Earnings from a line of a seller's parcel.
    name: "haat_earned_line",
    sql: earnedLinesSql,
  },
  {
    // What a seller can be paid out, and what they were paid: as last calculated.
    name: "haat_seller_balance",
    sql: `
      SELECT due, paid_out
        FROM seller_balance`,
  },
];
