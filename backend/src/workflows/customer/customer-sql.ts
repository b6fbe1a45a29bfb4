import { limits } from "@haat/api-contract/limits";

const max = limits.maxCustomerPartRows;
const instant = (time: string) => `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const rupees = (paise: string) => `(${paise} / 100.0)::float8`;
const listOf = (row: string, rows: string, order: string) =>
  `(SELECT COALESCE(json_agg(${row} ORDER BY ${order}), '[]') FROM (${rows}) part)`;

const orders = listOf(
  `json_build_object('_id', order_id, 'orderNumber', display_id, 'createdAt', ${instant("placed_at")},
     'orderStatus', status, 'paymentStatus', payment_status, 'paymentMethod', payment_method, 'pieces', pieces,
     'finalAmount', ${rupees("total_paise")}, 'refunded', ${rupees("refunded_paise")})`,
  `SELECT * FROM haat_order_listing WHERE customer_id = $1 ORDER BY placed_at DESC, order_id DESC LIMIT ${max}`,
  "placed_at DESC, order_id DESC",
);

const returns = listOf(
  `json_build_object('orderId', order_id, 'orderNumber', display_id, 'action', action, 'status', status,
     'reason', reason, 'requestedAt', ${instant("at")}, 'refund', refund)`,
  `SELECT r.order_id, o.display_id, r.action, r.status, r.reason, (r.history->0->>'at')::timestamptz AS at,
          round(r.refund::numeric, 2)::float8 AS refund
     FROM haat_return_request r JOIN haat_order o ON o.id = r.order_id
    WHERE r.customer_id = $1 ORDER BY at DESC, r.order_id DESC LIMIT ${max}`,
  "at DESC, order_id DESC",
);

const reviews = listOf(
  `json_build_object('_id', id, 'productId', product_id, 'title', title, 'rating', rating, 'comment', comment,
     'createdAt', ${instant("created_at")})`,
  `SELECT v.id, v.product_id, COALESCE(p.title, '') AS title, v.rating, v.comment, v.created_at
     FROM haat_review v LEFT JOIN haat_any_product p ON p.id = v.product_id
    WHERE v.customer_id = $1 ORDER BY v.created_at DESC, v.id DESC LIMIT ${max}`,
  "created_at DESC, id DESC",
);

const groups = listOf(
  "json_build_object('_id', id, 'name', name)",
  `SELECT g.id, g.name FROM haat_customer_group_member m JOIN haat_customer_group g ON g.id = m.group_id
    WHERE m.customer_id = $1`,
  "lower(name), id",
);

const sums = `
  (SELECT json_build_object(
     'cancelled', count(*) FILTER (WHERE status = 'cancelled'),
     'open', count(*) FILTER (WHERE status IN ('placed', 'processing', 'shipped')),
     'returns', (SELECT count(*) FROM haat_return_request WHERE customer_id = $1),
     'reviews', (SELECT count(*) FROM haat_review WHERE customer_id = $1),
     'refunded', ${rupees("COALESCE(sum(refunded_paise) FILTER (WHERE status <> 'cancelled'), 0)")},
     'averageOrder', ${rupees("round(avg(total_paise) FILTER (WHERE status <> 'cancelled'))")})
     FROM haat_order_listing WHERE customer_id = $1)`;

/** What the details page shows of a customer besides the row and the address book. $1: id. */
export const customerPartsSql = `
SELECT ${orders} AS "latestOrders", ${returns} AS returns, ${reviews} AS reviews, ${groups} AS groups, ${sums} AS sums`;
