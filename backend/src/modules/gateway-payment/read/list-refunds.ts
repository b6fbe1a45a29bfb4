import { limits } from "@haat/api-contract/limits";
import type { RefundRow } from "@haat/api-contract/refund/schemas";
import { type RefundStand, refundStands } from "@haat/api-contract/refund/words";
import { type Parameter, type Run, unprepared } from "#database/database";
import { instantSql, pageSql } from "#database/page-of";
import { searchPatterns } from "#database/search-patterns";
import { containsWord } from "#database/text-search";
import { payeeSql } from "#sql/refunds-sql";

export type ListedRefunds = {
  search?: string | undefined;
  status?: RefundStand | undefined;
  limit: number;
  offset: number;
};

export type RefundsPage = { refunds: RefundRow[]; counts: Record<RefundStand, number>; total: number };

const orderSql = "LEFT JOIN haat_order_listing l ON l.order_id = t.order_id";
const fromSql = `refund_task t ${orderSql}`;

/** As `standOf` of the contract. */
const standSql = `CASE WHEN t.destination IS NOT NULL THEN t.status WHEN t.status = 'done' THEN 'paid' ELSE 'to-pay' END`;
const isToPay = `(${standSql} = 'to-pay')`;
const order = `${isToPay} DESC, CASE WHEN ${isToPay} THEN t.created_at END, t.created_at DESC, t.id`;
/** Payments are recorded by back office staff. */
const paidSql = `CASE WHEN t.paid_on IS NOT NULL THEN json_build_object('way', t.paid_way, 'reference', t.paid_reference,
    'paidOn', to_char(t.paid_on, 'YYYY-MM-DD'),
    'by', COALESCE((SELECT m.name FROM haat_administrator m WHERE m.id = t.paid_by), '')) END`;

/** It has waited for a person longer than it should. */
const isOverdueSql = `(t.destination IS NULL AND t.status <> 'done' AND t.created_at < now() - interval '${limits.refundOverdueDays} days')`;

const columns = `
  t.id AS "_id", t.kind, json_build_object('_id', t.order_id, 'orderNumber', COALESCE(l.display_id, 0)) AS "order",
  json_build_object('name', COALESCE(l.customer_name, ''), 'email', COALESCE(l.customer_email, ''), 'mobile', COALESCE(l.customer_mobile, '')) AS customer,
  t.amount_paise::float8 / 100 AS amount, t.currency, t.destination, t.gateway, g.gateway_payment_id AS "paymentId",
  t.gateway_refund_id AS "refundId", t.status, t.last_problem AS problem, t.tries,
  CASE WHEN t.status <> 'done' AND t.next_try_at < 'infinity' THEN ${instantSql("t.next_try_at")} END AS "nextTryAt",
  ${instantSql("t.created_at")} AS "createdAt", ${instantSql("t.settled_at")} AS "settledAt",
  t.currency = 'INR' AND (t.status = 'failed' AND t.destination = 'source' OR t.status <> 'done' AND t.destination IS NULL) AS "canGoToWallet",
  CASE WHEN t.destination IS NULL AND y.order_id IS NOT NULL THEN ${payeeSql} END AS payee,
  ${isOverdueSql} AS "isOverdue", ${paidSql} AS paid`;
const otherTotalsSql =
  "LEFT JOIN gateway_payment g ON g.id = t.gateway_payment_row LEFT JOIN refund_payee y ON y.order_id = t.order_id";

/**
 * Refunds: first those that a person has to pay, the longest waiting on top, then the newest; with the number of search
 * results in each state.
 */
export async function listRefunds(run: Run, { search, status, limit, offset }: ListedRefunds): Promise<RefundsPage> {
  const values: Parameter[] = [];
  const patterns = searchPatterns(search ?? "").map((pattern) =>
    containsWord("l.search", pattern, (value) => `$${values.push(value)}`),
  );
  const named = (name: string) => (patterns.length > 0 ? unprepared : name);
  const searched = patterns.length > 0 ? `WHERE ${patterns.join(" AND ")}` : "";
  const counted = await run<{ status: RefundStand; count: number }>({
    name: named("refunds-by-status"),
    // Without a search the orders need not be joined.
    text: `SELECT ${standSql} AS status, count(*)::int AS count FROM ${searched ? `${fromSql} ${searched}` : "refund_task t"} GROUP BY 1`,
    values: [...values],
  });
  const found = new Map(counted.map(({ status: one, count }) => [one, count]));
  const counts = Object.fromEntries(refundStands.map((one) => [one, found.get(one) ?? 0]));
  const conditions = [...patterns, ...(status ? [`${standSql} = $${values.push(status)}`] : [])];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
  const page = pageSql(
    `SELECT t.* FROM ${searched ? fromSql : "refund_task t"} ${where} ORDER BY ${order}`,
    `$${values.push(limit)}`,
    `$${values.push(offset)}`,
  );
  const refunds = await run<RefundRow>({
    name: named(`refunds${status ? "-status" : ""}`),
    text: `SELECT ${columns} FROM (${page}) t ${orderSql} ${otherTotalsSql} ORDER BY ${order}`,
    values,
  });
  const total = status ? (found.get(status) ?? 0) : counted.reduce((sum, { count }) => sum + count, 0);
  return { refunds, counts: counts as RefundsPage["counts"], total };
}

/** One refund; null if there is none. */
export async function findRefund(run: Run, id: string): Promise<RefundRow | null> {
  const [refund] = await run<RefundRow>({
    name: "refund-by-id",
    text: `SELECT ${columns} FROM ${fromSql} ${otherTotalsSql} WHERE t.id = $1`,
    values: [id],
  });
  return refund ?? null;
}
