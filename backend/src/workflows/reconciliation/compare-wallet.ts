import { paymentProviders } from "#engine/store-defaults";
import { findDifferences } from "./compare-books";
import type { Part, Question } from "./part";

/** Each account's balance against all its entries, of any date. The days are only bound as parameters. */
const balancesSql = `
  SELECT COALESCE(a.customer_id, e.customer_id) AS key, NULL AS "orderId", NULL AS gateway, NULL AS "paymentId", NULL::timestamptz AS at,
         COALESCE(a.customer_id, e.customer_id) AS detail, 'wallet-balance' AS kind,
         COALESCE(e.paise, 0)::float8 AS expected, COALESCE(a.balance_paise, 0)::float8 AS found
    FROM haat_wallet_account a
    FULL JOIN (SELECT customer_id, sum(amount_paise) AS paise FROM haat_wallet_entry GROUP BY customer_id) e USING (customer_id)
   WHERE COALESCE(e.paise, 0) <> COALESCE(a.balance_paise, 0)
     AND $1::timestamptz IS NOT NULL AND $2::timestamptz IS NOT NULL AND $3::timestamptz IS NOT NULL`;

const within = (at: string) => `${at} >= $1::timestamptz AND ${at} < LEAST($2::timestamptz, $3::timestamptz)`;

/** Orders paid from wallets against the wallet payments booked in the engine. */
const paymentsSql = `
  WITH about AS (
    SELECT order_id FROM haat_wallet_entry WHERE order_id IS NOT NULL AND reason = 'order_paid' AND ${within("created_at")}
    UNION
    SELECT p.order_id FROM haat_payment p
     WHERE p.order_id IS NOT NULL AND p.provider_id = '${paymentProviders.wallet}' AND ${within("p.created_at")})
  SELECT about.order_id AS key, about.order_id AS "orderId", NULL AS gateway, NULL AS "paymentId",
         (SELECT s.placed_at FROM haat_order_status s WHERE s.order_id = about.order_id) AS at, '' AS detail,
         'wallet-payment' AS kind, booked.paise::float8 AS expected, paid.paise::float8 AS found
    FROM about
    CROSS JOIN LATERAL (
      SELECT COALESCE(round(sum(p.captured) * 100), 0) AS paise
        FROM haat_payment p
       WHERE p.order_id = about.order_id AND p.provider_id = '${paymentProviders.wallet}') booked
    CROSS JOIN LATERAL (
      SELECT COALESCE(-sum(e.amount_paise), 0) AS paise FROM haat_wallet_entry e
       WHERE e.order_id = about.order_id AND e.reason = 'order_paid') paid
   WHERE booked.paise <> paid.paise`;

/** Refunds into wallets against their ledger entries. */
const refundsSql = `
  SELECT t.id AS key, t.order_id AS "orderId", NULL AS gateway, NULL AS "paymentId", t.settled_at AS at, '' AS detail,
         'wallet-refund' AS kind, t.amount_paise::float8 AS expected, COALESCE(e.amount_paise, 0)::float8 AS found
    FROM haat_refund_task t LEFT JOIN haat_wallet_entry e ON e.reference = t.id
   WHERE t.destination = 'wallet' AND t.status = 'done' AND ${within("t.settled_at")}
     AND e.amount_paise IS DISTINCT FROM t.amount_paise
  UNION ALL
  SELECT e.id, e.order_id, NULL, NULL, e.created_at, e.reference, 'wallet-refund', 0, e.amount_paise::float8
    FROM haat_wallet_entry e
   WHERE e.reason = 'refund' AND ${within("e.created_at")}
     AND NOT EXISTS (SELECT FROM haat_refund_task t WHERE t.id = e.reference AND t.destination = 'wallet' AND t.status = 'done')`;

/** The wallets' ledger against its balances, the engine's payments, and the refunds. */
export async function compareWallet(question: Question): Promise<Part> {
  const section = "wallet";
  const parts = [
    { name: "reconcile-wallet-balances", section, sql: balancesSql },
    { name: "reconcile-wallet-payments", section, sql: paymentsSql },
    { name: "reconcile-wallet-refunds", section, sql: refundsSql },
  ] as const;
  const found = [];
  for (const part of parts) found.push(...(await findDifferences(question, part)));
  return { section, differences: found, gaps: [], payments: 0 };
}
