import { instantSql } from "../database/page-of";

/** Cash that the courier of a parcel `p` still has to hand over, in whole paise. */
export const cashDueSql = "(SELECT due.paise FROM haat_parcel_cash_due due WHERE due.parcel_id = p.id)";

const lines = `
  SELECT COALESCE(sum(m.agreed_paise), 0) AS paise,
         jsonb_agg(jsonb_build_object('_id', li.id, 'title', li.title, 'quantity', l.quantity,
           'price', round(m.agreed_paise::numeric / l.quantity / 100 + li.coupon, 2), 'image', COALESCE(NULLIF(li.metadata->>'image', ''), li.thumbnail, ''),
           'variant', CASE WHEN COALESCE(li.metadata->>'color', '') <> '' OR COALESCE(li.metadata->>'size', '') <> ''
             THEN jsonb_build_object('color', COALESCE(li.metadata->>'color', ''), 'size', COALESCE(li.metadata->>'size', '')) END)
         ORDER BY li.id) AS list
    FROM haat_parcel_line l JOIN haat_line_item li ON li.id = l.line_item_id JOIN haat_line_money m ON m.line_item_id = l.line_item_id
   WHERE l.parcel_id = p.id`;

/**
 * The back office's additional fields of a parcel. Cash that was received before receipts were recorded has no
 * reference.
 */
export const managedParcelSql = `'proof', p.proof,
  'cashDue', CASE WHEN p.status = 'delivered' AND EXISTS (SELECT FROM haat_order_status cash WHERE cash.order_id = p.order_id
     AND cash.payment_method = 'cod') THEN ${cashDueSql}::float8 / 100 END,
  'cashReceived', (SELECT jsonb_build_object('at', ${instantSql("c.received_at")}, 'amount', c.amount_paise::float8 / 100,
     'reference', c.reference) FROM haat_parcel_cash c WHERE c.parcel_id = p.id AND c.reference <> ''),
  'version', p.version`;

/**
 * The parcels of an order, as `list`, with the stored values. `orderId` and the additional fields, `extra`, are SQL.
 */
export const orderParcelsSql = (orderId: string, extra: string): string => `
  SELECT jsonb_agg(jsonb_build_object('_id', p.id, 'status', p.status, 'carrier', p.carrier, 'trackingNumber', p.tracking_number,
           'reason', p.reason, ${extra}, 'changedAt', ${instantSql("p.changed_at")},
           'seller', CASE WHEN p.seller_id IS NOT NULL THEN
             jsonb_build_object('_id', p.seller_id, 'name', (SELECT s.name FROM haat_seller s WHERE s.id = p.seller_id)) END,
           'refund', CASE WHEN p.refund_paise > 0 THEN p.refund_paise::float8 / 100 END,
           'total', (sold.paise + p.delivery_paise)::float8 / 100, 'products', sold.list)
         ORDER BY p.id) AS list
    FROM haat_parcel p CROSS JOIN LATERAL (${lines}) sold
   WHERE p.order_id = ${orderId}`;
