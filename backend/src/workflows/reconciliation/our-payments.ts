import type { GatewayName } from "@haat/api-contract/payment/words";
import type { Parameter, Run } from "#database/database";
import type { OurPayment } from "./compare-payment";
import { chunk, type Question } from "./part";

/** A gateway payment as we store it, with its order and attempt. */
export type OurPaymentRow = OurPayment & {
  paymentId: string;
  orderId: string;
  gatewayOrderId: string | null;
  keyId: string;
  firstSeenAt: Date;
};

/** $1: refunds settled later may be missing in the gateway's answer. */
const select = `
  SELECT g.id, g.gateway_payment_id AS "paymentId", g.order_id AS "orderId", a.gateway_order_id AS "gatewayOrderId", a.key_id AS "keyId",
         g.amount_paise::float8 AS "amountPaise", g.currency, g.status, g.captured_paise::float8 AS "capturedPaise", g.is_unmatched AS "isUnmatched",
         g.first_seen_at AS "firstSeenAt", back.settled::float8 AS "settledPaise", back.open::float8 AS "openPaise", back.tasks > 0 AS "hasTask"
    FROM haat_gateway_payment g
    JOIN haat_payment_attempt a ON a.id = g.attempt_id
    CROSS JOIN LATERAL (
      SELECT COALESCE(sum(t.amount_paise) FILTER (WHERE t.status = 'done' AND t.settled_at < $1::timestamptz), 0) AS settled,
             COALESCE(sum(t.amount_paise) FILTER (WHERE t.status = 'sent' OR t.status = 'waiting' AND t.tries > 0
                                                     OR t.status = 'done' AND t.settled_at >= $1::timestamptz), 0) AS open,
             count(*) AS tasks
        FROM haat_refund_task t WHERE t.gateway_payment_row = g.id AND t.destination = 'source') back`;

const read = (run: Run, name: string, where: string, values: Parameter[]) =>
  run<OurPaymentRow>({ name, text: `${select} WHERE ${where}`, values });

/** Those of these payments that we know, of any date. */
export const knownPayments = (
  { run, settledBefore }: Question,
  gateway: GatewayName,
  ids: readonly string[],
): Promise<OurPaymentRow[]> =>
  read(run, "reconcile-known-payments", "g.gateway = $2 AND g.gateway_payment_id = ANY ($3)", [
    settledBefore.toISOString(),
    gateway,
    ids,
  ]);

/** A chunk of the payments first seen within the days, after a given one. */
export const seenPayments = (
  { run, from, to, settledBefore }: Question,
  gateway: GatewayName,
  after: string,
): Promise<OurPaymentRow[]> =>
  read(
    run,
    "reconcile-seen-payments",
    `g.gateway = $2 AND g.first_seen_at >= $3::timestamptz AND g.first_seen_at < LEAST($4::timestamptz, $1::timestamptz)
       AND g.id > $5 ORDER BY g.id LIMIT ${chunk}`,
    [settledBefore.toISOString(), gateway, from.toISOString(), to.toISOString(), after],
  );

/** The orders for which gateway orders were opened. */
export async function ordersOf(
  run: Run,
  gateway: GatewayName,
  gatewayOrderIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await run<{ gatewayOrderId: string; orderId: string }>({
    name: "reconcile-orders-of",
    text: `SELECT gateway_order_id AS "gatewayOrderId", order_id AS "orderId" FROM haat_payment_attempt
            WHERE gateway = $1 AND gateway_order_id = ANY ($2)`,
    values: [gateway, gatewayOrderIds],
  });
  return new Map(rows.map(({ gatewayOrderId, orderId }) => [gatewayOrderId, orderId]));
}
