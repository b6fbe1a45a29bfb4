import type { ManagedOrderDetail } from "@haat/api-contract/order/back-office-schemas";
import type { Run } from "#database/database";
import { orderAddressSql } from "#engine/order/order-address";
import { orderSumsSql, usedCouponSql } from "#money/order-figures";
import { creditNotesSql, earlierInvoicesSql } from "#sql/invoice-sql";
import { managedParcelSql, orderParcelsSql } from "#sql/order-parcels-sql";
import { type DetailRow, toManagedDetail } from "./to-managed-detail";

/** The display name of an actor given by kind and id. `by` is SQL of a jsonb. */
const named = (by: string) => `json_build_object('kind', ${by}->>'kind', 'id', ${by}->>'id', 'name',
  CASE ${by}->>'kind'
    WHEN 'administrator' THEN COALESCE((SELECT m.name FROM haat_administrator m WHERE m.id = ${by}->>'id'), '')
    WHEN 'shopper' THEN COALESCE((SELECT COALESCE(NULLIF(concat_ws(' ', NULLIF(w.first_name, ''), NULLIF(w.last_name, '')), ''), w.email, w.phone)
                                    FROM haat_any_customer w WHERE w.id = ${by}->>'id'), '')
    WHEN 'seller' THEN COALESCE((SELECT e.name FROM haat_seller e WHERE e.id = ${by}->>'id'), '')
    ELSE '' END)`;

const historySql = (history: string) => `
  SELECT json_agg(json_build_object('status', h->>'status', 'at', h->>'at', 'by', ${named("(h->'by')")}) ORDER BY place) AS list
    FROM jsonb_array_elements(${history}) WITH ORDINALITY AS entries(h, place)`;

/** An order's own history, and the tracking corrections of its parcels. */
const changesSql = `
  SELECT json_agg(json_build_object('status', h->>'status', 'at', h->>'at', 'by', ${named("(h->'by')")}, 'correction', h->'correction')
           ORDER BY (h->>'at')::timestamptz, place) AS list
    FROM (SELECT h, place FROM jsonb_array_elements(s.history) WITH ORDINALITY AS own(h, place)
           UNION ALL
          SELECT h, place FROM haat_parcel p CROSS JOIN jsonb_array_elements(p.history) WITH ORDINALITY AS parts(h, place)
           WHERE p.order_id = s.order_id AND h->'correction' IS NOT NULL) entries`;

const linesSql = `
  SELECT json_agg(json_build_object('id', li.id, 'product_id', COALESCE(li.product_id, li.id), 'title', li.title,
           'quantity', li.quantity, 'metadata', li.metadata, 'thumbnail', li.thumbnail, 'variant_images', v.metadata->'images',
           'sku', COALESCE(li.variant_sku, ''), 'slug', COALESCE(p.handle, li.product_handle, ''),
           'price', li.selling_price, 'mrp', li.compare_at_unit_price,
           'refunded', COALESCE((SELECT sum(f.quantity) FROM haat_refund_line f WHERE f.order_id = o.id AND f.line_item_id = li.id), 0)
             + COALESCE((SELECT sum((back->>'quantity')::int) FROM jsonb_array_elements(r.lines) back
                          WHERE r.action = 'return' AND r.status = 'refunded' AND back->>'line_id' = li.id), 0))
         ORDER BY li.created_at, li.id) AS list
    FROM haat_order_line li
    LEFT JOIN haat_variant v ON v.id = li.variant_id
    LEFT JOIN haat_product p ON p.id = li.product_id
   WHERE li.order_id = o.id AND li.version = o.version`;

/** Payments, and sessions still awaiting payment. */
const paymentsSql = `
  SELECT json_agg(one ORDER BY one->>'at', one->>'id') AS list FROM (
    SELECT jsonb_build_object('id', p.id, 'amount', p.amount, 'at', p.created_at, 'captured', p.captured,
             'provider', p.provider_id, 'status', CASE WHEN p.canceled_at IS NOT NULL THEN 'canceled' WHEN p.captured_at IS NOT NULL THEN 'captured' ELSE 'authorized' END,
             'refunds', (SELECT jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'note', COALESCE(r.note, ''), 'at', r.created_at,
                             'destination', r.destination, 'problem', r.problem, 'status', r.status) ORDER BY r.created_at, r.id)
                           FROM haat_booked_refund r WHERE r.payment_id = p.id)) AS one
      FROM haat_payment p
     WHERE p.order_id = o.id
    UNION ALL
    SELECT jsonb_build_object('id', t.id, 'amount', t.amount, 'at', t.created_at, 'captured', 0, 'status', 'awaited',
             'provider', t.provider_id, 'refunds', NULL)
      FROM haat_payment_collection c
      JOIN haat_payment_session t ON t.payment_collection_id = c.id AND t.status IN ('pending', 'pending_authorization')
     WHERE c.order_id = o.id AND NOT t.has_payment) money`;

/** Unmatched money of the order, being refunded. */
const unmatchedRefundsSql = `
  SELECT json_agg(json_build_object('id', t.id, 'amount', t.amount_paise::float8 / 100, 'currency', t.currency, 'at', t.created_at,
           'destination', t.destination, 'status', t.status, 'problem', t.last_problem) ORDER BY t.created_at, t.id) AS list
    FROM haat_refund_task t WHERE t.order_id = o.id AND t.kind IN ('unmatched', 'past')`;

const detailSql = `
SELECT l.order_id AS "_id", l.display_id AS "orderNumber", l.status AS "orderStatus", l.payment_status AS "paymentStatus",
       l.payment_method AS "paymentMethod", l.placed_at AS "createdAt", l.changed_at AS "updatedAt",
       ${orderSumsSql("l.order_id")} AS sums, ${usedCouponSql("l.order_id")} AS coupon, l.paid_paise::float8 / 100 AS paid, l.refunded_paise::float8 / 100 AS refunded,
       s.version, COALESCE(o.email, '') AS email,
       s.carrier, s.tracking_number AS "trackingNumber",
       CASE WHEN c.id IS NOT NULL THEN json_build_object('_id', c.id, 'name', concat_ws(' ', c.first_name, c.last_name),
         'email', COALESCE(c.email, ''), 'mobile', COALESCE(c.phone, '')) END AS customer,
       ${orderAddressSql} AS address,
       COALESCE(line.list, '[]') AS lines, COALESCE(money.list, '[]') AS payments, COALESCE(unmatched.list, '[]') AS unmatched_refunds, COALESCE(history.list, '[]') AS history,
       CASE WHEN r.id IS NOT NULL THEN json_build_object('action', r.action, 'reason', r.reason, 'image', r.image, 'status', r.status,
         'rejection', r.rejection, 'lines', r.lines, 'refund', r.refund, 'history', request.list) END AS request,
       CASE WHEN i.id IS NOT NULL THEN json_build_object('number', i.number, 'at', i.issued_at, 'amount', i.total_paise::float8 / 100) END AS invoice,
       ${earlierInvoicesSql("l.order_id")} AS "earlierInvoices", ${creditNotesSql("l.order_id")} AS "creditNotes",
       COALESCE(part.list, '[]') AS parcels
  FROM order_listing l
  JOIN haat_order o ON o.id = l.order_id
  JOIN haat_order_status s ON s.order_id = l.order_id
  LEFT JOIN haat_customer c ON c.id = s.customer_id
  LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
  LEFT JOIN haat_return_request r ON r.order_id = l.order_id
  LEFT JOIN LATERAL (SELECT * FROM haat_invoice WHERE order_id = l.order_id ORDER BY dispatch DESC LIMIT 1) i ON true
  CROSS JOIN LATERAL (${linesSql}) line CROSS JOIN LATERAL (${paymentsSql}) money
  CROSS JOIN LATERAL (${unmatchedRefundsSql}) unmatched
  CROSS JOIN LATERAL (${orderParcelsSql("l.order_id", managedParcelSql)}) part
  CROSS JOIN LATERAL (${changesSql}) history
  CROSS JOIN LATERAL (${historySql("COALESCE(r.history, '[]')")}) request
 WHERE l.order_id = $1`;

/** One order with everything the back office knows of it; null if there is none. */
export async function readManagedOrder(run: Run, orderId: string): Promise<ManagedOrderDetail | null> {
  const [row] = await run<DetailRow>({ name: "managed-order", text: detailSql, values: [orderId] });
  return row ? toManagedDetail(row) : null;
}
