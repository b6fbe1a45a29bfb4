import type { SellerReturn } from "@haat/api-contract/parcel/schemas";
import { type ReturnStatus, returnStatuses } from "@haat/api-contract/return-request/words";
import type { Parameter, Run } from "#database/database";
import { pageSql } from "#database/page-of";
import { addressNameSql } from "#engine/order/order-address";
import { isToPaySql } from "#sql/refunds-sql";

export type ParcelReturnsQuery = { sellerId: string; status?: ReturnStatus | undefined; limit: number; offset: number };
export type ParcelReturnsPage = { returns: SellerReturn[]; counts: Record<ReturnStatus, number>; total: number };

/** Requests for lines of a seller's parcels. OFFSET 0 keeps PostgreSQL from reading everybody's requests instead. */
const found = `
  parcel p
  CROSS JOIN LATERAL (
    SELECT * FROM haat_return_request r
     WHERE r.order_id = p.order_id AND EXISTS (
       SELECT FROM parcel_line l JOIN jsonb_array_elements(r.lines) back ON back->>'line_id' = l.line_item_id
        WHERE l.parcel_id = p.id)
    OFFSET 0) r
 WHERE p.seller_id = $1`;

const foundColumns =
  "p.id, p.order_id, r.action, r.status, r.reason, r.rejection, r.image, r.history, r.lines, r.created_at";

const rowsSql = (more: string, limit: string, offset: string) => `
SELECT p.id AS "_id", o.display_id AS "orderNumber", ${addressNameSql} AS customer, p.action, p.status,
       p.reason, p.rejection, p.image, p.history->0->>'at' AS "requestedAt", part.products, part.refunded::float8 / 100 AS refunded,
       part.lines = jsonb_array_length(p.lines) AS "isOwn",
       ${isToPaySql("o.id")} AS "isRefundToPay"
  FROM (${pageSql(`SELECT ${foundColumns} FROM ${found} ${more} ORDER BY r.created_at DESC, p.id`, limit, offset)}) p
  JOIN haat_order o ON o.id = p.order_id
  LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
  CROSS JOIN LATERAL (
    SELECT count(*) AS lines, COALESCE(sum(m.refunded_paise), 0) AS refunded,
           json_agg(json_build_object('_id', li.id, 'title', li.title, 'image', COALESCE(NULLIF(li.metadata->>'image', ''), li.thumbnail, ''),
             'quantity', (back->>'quantity')::int, 'price', round(m.agreed_paise::numeric / l.quantity / 100 + li.coupon, 2)) ORDER BY li.id) AS products
      FROM jsonb_array_elements(p.lines) back
      JOIN parcel_line l ON l.line_item_id = back->>'line_id' AND l.parcel_id = p.id
      JOIN haat_line_money m ON m.line_item_id = l.line_item_id
      JOIN haat_line_item li ON li.id = l.line_item_id) part
 ORDER BY p.created_at DESC, p.id`;

/** Returns of a seller's goods, newest first, with the number of requests in each state. */
export async function listParcelReturns(
  run: Run,
  { sellerId, status, limit, offset }: ParcelReturnsQuery,
): Promise<ParcelReturnsPage> {
  const values: Parameter[] = [sellerId];
  const counted = await run<{ status: ReturnStatus; count: number }>({
    name: "parcel-returns-by-status",
    text: `SELECT r.status, count(*)::int AS count FROM ${found} GROUP BY r.status`,
    values: [sellerId],
  });
  const known = new Map(counted.map(({ status: one, count }) => [one, count]));
  const counts = Object.fromEntries(returnStatuses.map((one) => [one, known.get(one) ?? 0]));
  const more = status ? `AND r.status = $${values.push(status)}` : "";
  const returns = await run<SellerReturn>({
    name: `parcel-returns${status ? "-status" : ""}`,
    text: rowsSql(more, `$${values.push(limit)}`, `$${values.push(offset)}`),
    values,
  });
  const total = status ? (known.get(status) ?? 0) : counted.reduce((sum, { count }) => sum + count, 0);
  return { returns, counts: counts as ParcelReturnsPage["counts"], total };
}
