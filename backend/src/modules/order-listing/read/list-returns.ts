import type { ManagedReturnRow } from "@haat/api-contract/return-request/back-office-schemas";
import { type ReturnStatus, returnStatuses } from "@haat/api-contract/return-request/words";
import { type Parameter, type Run, unprepared } from "#database/database";
import { fromNearerEnd, inListOrder, pageSql } from "#database/page-of";
import { searchPatterns } from "#database/search-patterns";
import { containsWord } from "#database/text-search";
import { isToPaySql } from "#sql/refunds-sql";

export type ReturnsQuery = {
  search?: string | undefined;
  status?: ReturnStatus | undefined;
  limit: number;
  offset: number;
};

export type ReturnsPage = { returns: ManagedReturnRow[]; counts: Record<ReturnStatus, number>; total: number };

type Row = Omit<ManagedReturnRow, "customer" | "images" | "requestedAt"> & {
  name: string;
  email: string;
  image: string | null;
  requestedAt: Date;
};

/** @param newest direction of the time: `desc` is newest first */
const rowsSql = (where: string, newest: "asc" | "desc", limit: string, offset: string) => `
SELECT l.order_id AS "orderId", l.display_id AS "orderNumber", l.customer_name AS name, l.customer_email AS email, r.action, r.status,
       r.reason, r.rejection, r.image, l.return_at AS "requestedAt", r.refund, ${isToPaySql("own.id")} AS "isRefundToPay", COALESCE(line.list, '[]') AS products
  FROM (${pageSql(`SELECT order_id FROM order_listing ${where} ORDER BY return_at ${newest}, order_id ${newest}`, limit, offset)}) page
  JOIN order_listing l USING (order_id)
  JOIN haat_return_request r ON r.order_id = l.order_id
  CROSS JOIN LATERAL (SELECT l.order_id AS id) own
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('_id', li.id, 'title', li.title, 'image', COALESCE(NULLIF(li.metadata->>'image', ''), li.thumbnail, ''),
             'quantity', (back->>'quantity')::int, 'price', round(li.unit_price + li.coupon, 2)) ORDER BY li.id) AS list
      FROM jsonb_array_elements(r.lines) back JOIN haat_line_item li ON li.id = back->>'line_id') line
 ORDER BY l.return_at ${newest}, l.order_id ${newest}`;

const toReturnRow = ({ name, email, image, requestedAt, ...row }: Row): ManagedReturnRow => ({
  ...row,
  customer: { name, email },
  images: image ? [image] : [],
  requestedAt: requestedAt.toISOString(),
});

/** Return requests, newest first, with the number of matches by status. */
export async function listReturns(run: Run, { search, status, limit, offset }: ReturnsQuery): Promise<ReturnsPage> {
  const values: Parameter[] = [];
  const patterns = searchPatterns(search ?? "").map((pattern) =>
    containsWord("search", pattern, (value) => `$${values.push(value)}`),
  );
  const searched = `WHERE ${["return_status IS NOT NULL", ...patterns].join(" AND ")}`;
  const counted = await run<{ status: ReturnStatus; count: number }>({
    name: patterns.length > 0 ? unprepared : "returns-by-status",
    text: `SELECT return_status AS status, count(*)::int AS count FROM order_listing ${searched} GROUP BY return_status`,
    values: [...values],
  });
  const found = new Map(counted.map(({ status: one, count }) => [one, count]));
  const counts = Object.fromEntries(returnStatuses.map((one) => [one, found.get(one) ?? 0]));
  const total = status ? (found.get(status) ?? 0) : counted.reduce((sum, { count }) => sum + count, 0);
  const range = fromNearerEnd({ total, limit, offset, order: "desc" });
  const where = status ? `${searched} AND return_status = $${values.push(status)}` : searched;
  const rows = await run<Row>({
    name: patterns.length > 0 ? unprepared : `returns-${range.order}${status ? "-status" : ""}`,
    text: rowsSql(where, range.order, `$${values.push(range.limit)}`, `$${values.push(range.offset)}`),
    values,
  });
  return { returns: inListOrder(rows, range).map(toReturnRow), counts: counts as ReturnsPage["counts"], total };
}
