import { withDatabase } from "./database";

/** What an order costs and has received, in paise, according to each record of it. */
export type OrderSums = {
  /** The order list. */
  listed: { total: number; paid: number; refunded: number };
  /** The engine's order: its lines and its own summary. */
  engine: { total: number; summary: number };
  /** The engine's payments: what is awaited, and what was received less what was refunded. */
  awaited: number;
  held: number;
  /** Its cash that a person still has to refund: over the order's whole history, and of its current payment. */
  toPay: { ever: number; now: number };
  /** The parcels that are part of the order's total. */
  parcels: number;
  /** Lines and delivery in the back office's figures. */
  figures: number;
  /** The rows of its line money: their total, and what of it was refunded. */
  money: { total: number; refunded: number };
};

/** Reads all of them in one snapshot. For up-to-date figures, request earnings first, which refreshes them. */
export const sumsOf = (orderId: string, databaseUrl?: string): Promise<OrderSums> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<OrderSums>(
      `WITH o AS (SELECT * FROM "order" WHERE id = $1),
       money AS (
         SELECT COALESCE(sum((SELECT sum(c.amount) FROM capture c WHERE c.payment_id = p.id AND c.deleted_at IS NULL)), 0)
              - COALESCE(sum((SELECT sum(r.amount) FROM refund r WHERE r.payment_id = p.id AND r.deleted_at IS NULL)), 0) AS held
           FROM order_payment_collection l JOIN payment p ON p.payment_collection_id = l.payment_collection_id
          WHERE l.order_id = $1 AND p.deleted_at IS NULL),
       owed AS (
         SELECT COALESCE(sum(r.amount), 0) AS ever, COALESCE(sum(r.amount) FILTER (WHERE c.status <> 'canceled'), 0) AS now
           FROM order_payment_collection l JOIN payment_collection c ON c.id = l.payment_collection_id
           JOIN payment p ON p.payment_collection_id = c.id AND p.provider_id <> 'pp_wallet_wallet' AND p.deleted_at IS NULL
           JOIN refund r ON r.payment_id = p.id AND r.deleted_at IS NULL
            AND NOT EXISTS (SELECT FROM gateway_payment g WHERE g.engine_payment_id = p.id)
          WHERE l.order_id = $1 AND l.deleted_at IS NULL AND COALESCE(r.note, '') NOT LIKE 'Part % was cancelled'
            AND NOT EXISTS (SELECT FROM refund_task t WHERE t.engine_refund_id = r.id AND (t.destination IS NOT NULL OR t.status = 'done'))),
       awaited AS (
         SELECT COALESCE(sum(s.amount), 0) AS amount FROM order_payment_collection l
           JOIN payment_collection c ON c.id = l.payment_collection_id AND c.status <> 'canceled'
           JOIN payment_session s ON s.payment_collection_id = c.id AND s.deleted_at IS NULL AND s.status IN ('pending', 'pending_authorization')
          WHERE l.order_id = $1 AND l.deleted_at IS NULL AND c.amount = s.amount),
       lines AS (
         SELECT sum(i.quantity * COALESCE(i.unit_price, li.unit_price)) AS amount FROM o
           JOIN order_item i ON i.order_id = o.id AND i.version = o.version AND i.deleted_at IS NULL
           JOIN order_line_item li ON li.id = i.item_id),
       delivery AS (
         SELECT COALESCE(sum(m.amount), 0) AS amount FROM o
           JOIN order_shipping s ON s.order_id = o.id AND s.version = o.version AND s.deleted_at IS NULL
           JOIN order_shipping_method m ON m.id = s.shipping_method_id)
       SELECT json_build_object('total', l.total_paise, 'paid', l.paid_paise, 'refunded', l.refunded_paise) AS listed,
              json_build_object('total', round((lines.amount + delivery.amount) * 100)::int, 'summary',
                (SELECT round((s.totals->>'current_order_total')::numeric * 100)::int FROM order_summary s
                  WHERE s.order_id = $1 AND s.version = o.version AND s.deleted_at IS NULL)) AS engine,
              round(awaited.amount * 100)::int AS awaited, round(money.held * 100)::int AS held,
              json_build_object('ever', round(owed.ever * 100)::int, 'now', round(owed.now * 100)::int) AS "toPay",
              (SELECT COALESCE(sum(p.delivery_paise + (SELECT sum(x.paid_paise) FROM parcel_line x WHERE x.parcel_id = p.id)), 0)::int
                 FROM parcel p WHERE p.order_id = $1 AND EXISTS (
                   SELECT FROM parcel_line x JOIN order_item i ON i.item_id = x.line_item_id AND i.order_id = $1
                      AND i.version = o.version AND i.deleted_at IS NULL WHERE x.parcel_id = p.id)) AS parcels,
              (SELECT COALESCE(sum(f.gross - f.discount), 0)::int FROM figures_line f WHERE f.order_id = $1)
                + round(delivery.amount * 100)::int AS figures,
              (SELECT json_build_object('refunded', COALESCE(sum(m.refunded_paise), 0),
                 'total', COALESCE(sum(m.gross_paise - m.saving_paise + m.delivery_paise + m.cash_fee_paise), 0))
                 FROM order_line_money m WHERE m.order_id = $1) AS money
         FROM o, lines, delivery, money, owed, awaited, order_listing l WHERE l.order_id = $1`,
      [orderId],
    );
    const [sums] = rows;
    if (!sums) throw new Error(`There is no order ${orderId}.`);
    return sums;
  }, databaseUrl);
