import { type RefundStatus, refundStatuses } from "@haat/api-contract/payment/words";
import type { RefundRow } from "@haat/api-contract/refund/schemas";
import { type Parameter, type Run, unprepared } from "../../../database/database";
import { instantSql } from "../../../database/page-of";
import { searchPatterns } from "../../../database/search-patterns";

export type ListedRefunds = {
  search?: string | undefined;
  status?: RefundStatus | undefined;
  limit: number;
  offset: number;
};

export type RefundsPage = { refunds: RefundRow[]; counts: Record<RefundStatus, number>; total: number };

const fromSql = "refund_task t LEFT JOIN order_listing l ON l.order_id = t.order_id";

const columns = `
  t.id AS "_id", t.kind, json_build_object('_id', t.order_id, 'orderNumber', COALESCE(l.display_id, 0)) AS "order",
  json_build_object('name', COALESCE(l.customer_name, ''), 'email', COALESCE(l.customer_email, '')) AS customer,
  t.amount_paise::float8 / 100 AS amount, t.currency, t.destination, t.gateway, g.gateway_payment_id AS "paymentId",
  t.gateway_refund_id AS "refundId", t.status, t.last_problem AS problem, t.tries,
  CASE WHEN t.status <> 'done' AND t.next_try_at < 'infinity' THEN ${instantSql("GREATEST(t.next_try_at, t.leased_until)")} END AS "nextTryAt",
  ${instantSql("t.created_at")} AS "createdAt", ${instantSql("t.settled_at")} AS "settledAt",
  t.status = 'failed' AND t.destination = 'source' AND t.currency = 'INR' AS "canGoToWallet"`;

/** Refunds, newest first, with how many of those that are searched for stand where. */
export async function listRefunds(run: Run, { search, status, limit, offset }: ListedRefunds): Promise<RefundsPage> {
  const values: Parameter[] = [];
  const patterns = searchPatterns(search ?? "").map((pattern) => `l.search LIKE $${values.push(pattern)}`);
  const named = (name: string) => (patterns.length > 0 ? unprepared : name);
  const searched = patterns.length > 0 ? `WHERE ${patterns.join(" AND ")}` : "";
  const counted = await run<{ status: RefundStatus; count: number }>({
    name: named("refunds-by-status"),
    // Without a search the orders need not be looked at.
    text: `SELECT t.status, count(*)::int AS count FROM ${searched ? `${fromSql} ${searched}` : "refund_task t"} GROUP BY t.status`,
    values: [...values],
  });
  const found = new Map(counted.map(({ status: one, count }) => [one, count]));
  const counts = Object.fromEntries(refundStatuses.map((one) => [one, found.get(one) ?? 0]));
  const conditions = [...patterns, ...(status ? [`t.status = $${values.push(status)}`] : [])];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
  const refunds = await run<RefundRow>({
    name: named(`refunds${status ? "-status" : ""}`),
    text: `SELECT ${columns} FROM ${fromSql} LEFT JOIN gateway_payment g ON g.id = t.gateway_payment_row ${where}
            ORDER BY t.created_at DESC, t.id LIMIT $${values.push(limit)} OFFSET $${values.push(offset)}`,
    values,
  });
  const total = status ? (found.get(status) ?? 0) : counted.reduce((sum, { count }) => sum + count, 0);
  return { refunds, counts: counts as RefundsPage["counts"], total };
}

/** One of them; null when there is none. */
export async function findRefund(run: Run, id: string): Promise<RefundRow | null> {
  const [refund] = await run<RefundRow>({
    name: "refund-by-id",
    text: `SELECT ${columns} FROM ${fromSql} LEFT JOIN gateway_payment g ON g.id = t.gateway_payment_row WHERE t.id = $1`,
    values: [id],
  });
  return refund ?? null;
}
