import type { FoundDifference } from "#modules/gateway-payment/reconciliation-book";
import { toPaySql } from "#sql/refunds-sql";
import { fitsMoney, type OrderBooks } from "./fits-money";
import { chunk, eachChunk, type Part, type Question } from "./part";

type OrderRow = OrderBooks & { orderId: string; at: Date };

/**
 * Orders that changed within the days. Demo data is skipped, because it was never really paid; an order whose money is
 * moving right now is left for the next run.
 */
const ordersSql = `
  SELECT s.order_id AS "orderId", s.status = 'cancelled' AS "isCancelled", s.payment_status AS "paymentStatus", moved.at,
         COALESCE(l.total_paise, 0)::float8 AS "totalPaise", money.taken::float8 AS "takenPaise", money.given::float8 AS "givenPaise",
         owed.paise::float8 AS "toPayPaise"
    FROM haat_order_status s
    JOIN haat_order o ON o.id = s.order_id AND o.metadata->>'seed' IS NULL
    LEFT JOIN haat_order_listing l ON l.order_id = s.order_id
    CROSS JOIN LATERAL (
      SELECT COALESCE(round(sum(p.captured) * 100), 0) AS taken, COALESCE(round(sum(p.refunded) * 100), 0) AS given,
             GREATEST(max(p.last_captured_at), max(p.last_refunded_at)) AS at
        FROM haat_payment p
       WHERE p.order_id = s.order_id) money
    CROSS JOIN LATERAL (${toPaySql("s.order_id")}) owed
    CROSS JOIN LATERAL (SELECT GREATEST(s.changed_at, money.at) AS at) moved
   WHERE s.updated_at >= $1::timestamptz
     AND moved.at >= $1::timestamptz AND moved.at < LEAST($2::timestamptz, $3::timestamptz)
     AND s.order_id > $4 ORDER BY s.order_id LIMIT ${chunk}`;

const toDifference = ({ orderId, at, ...books }: OrderRow): FoundDifference => ({
  section: "orders",
  kind: "order-status",
  subject: orderId,
  orderId,
  gateway: null,
  paymentId: null,
  expectedPaise: books.totalPaise,
  foundPaise: books.takenPaise - books.givenPaise,
  detail: books.isCancelled ? `cancelled, ${books.paymentStatus}` : books.paymentStatus,
  at,
});

/** The payment status of orders against their money. */
export async function compareOrders({ run, from, to, settledBefore }: Question): Promise<Part> {
  const differences: FoundDifference[] = [];
  await eachChunk(
    (after) =>
      run<OrderRow>({
        name: "reconcile-orders",
        text: ordersSql,
        values: [from.toISOString(), to.toISOString(), settledBefore.toISOString(), after],
      }),
    {
      keyOf: ({ orderId }) => orderId,
      act: (rows) => {
        differences.push(...rows.filter((row) => !fitsMoney(row)).map(toDifference));
      },
    },
  );
  return { section: "orders", differences, gaps: [], payments: 0 };
}
