import { type GatewayName, gatewayNames } from "@haat/api-contract/payment/words";
import type { DifferenceKind } from "@haat/api-contract/reconciliation/words";
import { paymentProviders } from "#engine/store-defaults";
import type { FoundDifference, Section } from "#modules/gateway-payment/reconciliation-book";
import { chunk, eachChunk, type Part, type Question } from "./part";

/** A difference as returned by a statement; `key` identifies it within the statement, and becomes its `subject`. */
type FoundRow = {
  key: string;
  kind: DifferenceKind;
  orderId: string | null;
  gateway: GatewayName | null;
  paymentId: string | null;
  expected: number | null;
  found: number | null;
  detail: string;
  at: Date | null;
};

const taken = (payment: string) =>
  `COALESCE((SELECT round(sum(c.amount) * 100) FROM haat_capture c WHERE c.payment_id = ${payment}), 0)`;

const within = (at: string) => `${at} >= $1::timestamptz AND ${at} < LEAST($2::timestamptz, $3::timestamptz)`;

/** Gateway payments against the engine's payments. */
const bookedSql = `
  SELECT g.id AS key, g.order_id AS "orderId", g.gateway, g.gateway_payment_id AS "paymentId", g.first_seen_at AS at, g.status AS detail,
         CASE WHEN g.engine_payment_id IS NULL THEN 'not-booked' WHEN g.status <> 'captured' THEN 'booked-not-captured' ELSE 'booked-amount' END AS kind,
         g.captured_paise::float8 AS expected, booked.paise::float8 AS found
    FROM haat_gateway_payment g
    CROSS JOIN LATERAL (SELECT ${taken("g.engine_payment_id")} AS paise) booked
   WHERE ${within("g.first_seen_at")} AND (
         g.engine_payment_id IS NULL AND NOT g.is_unmatched AND g.status = 'captured' AND g.captured_paise > 0
      OR g.engine_payment_id IS NOT NULL AND (g.status <> 'captured' OR booked.paise <> g.captured_paise))`;

/** Gateway payments booked in the engine that no gateway has reported to us. */
const unknownSql = `
  SELECT p.id AS key, p.order_id AS "orderId", NULL AS gateway, NULL AS "paymentId", p.created_at AS at, p.provider_id AS detail,
         'booked-without-gateway' AS kind, 0::float8 AS expected, ${taken("p.id")}::float8 AS found
    FROM haat_payment p
   WHERE p.provider_id IN (${gatewayNames.map((gateway) => `'${paymentProviders[gateway]}'`).join(", ")})
     AND ${within("p.created_at")} AND ${taken("p.id")} > 0
     AND NOT EXISTS (SELECT FROM haat_gateway_payment g WHERE g.engine_payment_id = p.id)`;

/** Refunds booked in the engine against our refund tasks, in both directions. */
const refundsSql = `
  SELECT r.id AS key, r.order_id AS "orderId", r.gateway, r.gateway_payment_id AS "paymentId", r.created_at AS at,
         CASE WHEN r.task_id IS NULL THEN '' ELSE COALESCE(r.destination, '') END AS detail,
         CASE WHEN r.task_id IS NULL THEN 'refund-not-sent' ELSE 'refund-amount' END AS kind,
         round(r.amount * 100)::float8 AS expected, COALESCE(r.task_paise, 0)::float8 AS found
    FROM haat_booked_refund r
   WHERE r.amount > 0 AND ${within("r.created_at")}
     AND (r.task_id IS NULL OR r.task_paise <> round(r.amount * 100))
  UNION ALL
  SELECT t.id, t.order_id, t.gateway, NULL, t.created_at, t.status, 'refund-amount', 0, t.amount_paise::float8
    FROM haat_refund_task t
   WHERE t.kind = 'engine' AND ${within("t.created_at")}
     AND NOT EXISTS (SELECT FROM haat_refund r WHERE r.id = t.engine_refund_id)`;

/** Reads a statement's differences in chunks. */
export async function findDifferences(
  { run, from, to, settledBefore }: Question,
  { name, section, sql }: { name: string; section: Section; sql: string },
): Promise<FoundDifference[]> {
  const differences: FoundDifference[] = [];
  await eachChunk(
    (after) =>
      run<FoundRow>({
        name,
        text: `SELECT * FROM (${sql}) found WHERE key > $4 ORDER BY key LIMIT ${chunk}`,
        values: [from.toISOString(), to.toISOString(), settledBefore.toISOString(), after],
      }),
    {
      keyOf: ({ key }) => key,
      act: (rows) => {
        for (const { key, expected, found, ...row } of rows) {
          differences.push({ ...row, section, subject: key, expectedPaise: expected, foundPaise: found });
        }
      },
    },
  );
  return differences;
}

/** Payments reported by gateways against those booked in the engine. */
export async function compareBooks(question: Question): Promise<Part> {
  const section = "books";
  const booked = await findDifferences(question, { name: "reconcile-booked", section, sql: bookedSql });
  const unknown = await findDifferences(question, { name: "reconcile-booked-unknown", section, sql: unknownSql });
  return { section, differences: [...booked, ...unknown], gaps: [], payments: 0 };
}

/** Refunds booked in the engine against those being sent. */
export async function compareRefunds(question: Question): Promise<Part> {
  const section = "refunds";
  const differences = await findDifferences(question, { name: "reconcile-refunds", section, sql: refundsSql });
  return { section, differences, gaps: [], payments: 0 };
}
