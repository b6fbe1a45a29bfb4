import { generateEntityId, PaymentCollectionStatus, PaymentSessionStatus } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { rawSql, totalSql } from "../raw-amount";

type Booking = {
  orderId: string;
  /** A payment session of the order's collection that is still unpaid. */
  sessionId: string;
  /** Stored with the engine's payment, such as the gateway's own payment id. */
  data: Record<string, string>;
};

/** SQL that sets a column and its raw form to an amount, SQL of a numeric. */
const amountSql = (column: string, amount: string) => `${column} = ${amount}, raw_${column} = ${rawSql(amount)}`;

const storedTotal = (name: string) => `COALESCE((s.totals ->> '${name}')::numeric, 0)`;

/**
 * $1: session, $2: what is added to its data, $3: order, $4: payment, $5: capture, $6: transaction of the order. Sums of the
 * collection are those before this statement and its own amount, since no part of a statement sees what another writes.
 */
const bookSql = `
WITH session AS (
  UPDATE payment_session s
     SET status = '${PaymentSessionStatus.AUTHORIZED}', data = s.data || $2::jsonb, authorized_at = COALESCE(s.authorized_at, now()), updated_at = now()
   WHERE s.id = $1 AND s.deleted_at IS NULL AND s.status <> '${PaymentSessionStatus.AUTHORIZED}'
  RETURNING s.payment_collection_id, s.provider_id, s.currency_code, s.amount, s.data),
paid AS (
  INSERT INTO payment (id, amount, raw_amount, currency_code, provider_id, data, captured_at, payment_collection_id, payment_session_id)
  SELECT $4, amount, ${rawSql("amount")}, currency_code, provider_id, data, now(), payment_collection_id, $1 FROM session),
captured AS (
  INSERT INTO capture (id, amount, raw_amount, payment_id) SELECT $5, amount, ${rawSql("amount")}, $4 FROM session),
collection AS (
  UPDATE payment_collection c
     SET ${amountSql("authorized_amount", "m.authorized")}, ${amountSql("captured_amount", "m.captured")}, ${amountSql("refunded_amount", "m.refunded")},
         status = CASE WHEN m.captured >= c.amount THEN '${PaymentCollectionStatus.COMPLETED}'
                       WHEN m.authorized >= c.amount THEN '${PaymentCollectionStatus.AUTHORIZED}'
                       ELSE '${PaymentCollectionStatus.PARTIALLY_AUTHORIZED}' END,
         completed_at = CASE WHEN m.captured >= c.amount THEN now() ELSE c.completed_at END, updated_at = now()
    FROM session, LATERAL (
      SELECT session.amount + COALESCE((SELECT sum(o.amount) FROM payment_session o
                WHERE o.payment_collection_id = session.payment_collection_id AND o.deleted_at IS NULL AND o.id <> $1
                  AND o.status = '${PaymentSessionStatus.AUTHORIZED}'), 0) AS authorized,
             session.amount + COALESCE((SELECT sum(x.amount) FROM payment p JOIN capture x ON x.payment_id = p.id AND x.deleted_at IS NULL
                WHERE p.payment_collection_id = session.payment_collection_id AND p.deleted_at IS NULL), 0) AS captured,
             COALESCE((SELECT sum(x.amount) FROM payment p JOIN refund x ON x.payment_id = p.id AND x.deleted_at IS NULL
                WHERE p.payment_collection_id = session.payment_collection_id AND p.deleted_at IS NULL), 0) AS refunded) m
   WHERE c.id = session.payment_collection_id),
booked AS (
  INSERT INTO order_transaction (id, order_id, version, amount, raw_amount, currency_code, reference, reference_id)
  SELECT $6, o.id, o.version, session.amount, ${rawSql("session.amount")}, session.currency_code, 'capture', $5
    FROM session JOIN "order" o ON o.id = $3
  RETURNING version, amount),
summary AS (
  UPDATE order_summary s
     SET updated_at = now(), totals = s.totals || jsonb_build_object(
           ${totalSql("paid_total", `(${storedTotal("paid_total")} + booked.amount)`)},
           ${totalSql("transaction_total", `(${storedTotal("transaction_total")} + booked.amount)`)},
           ${totalSql("pending_difference", `(${storedTotal("pending_difference")} - booked.amount)`)})
    FROM booked WHERE s.order_id = $3 AND s.version = booked.version AND s.deleted_at IS NULL)
SELECT version FROM booked`;

const idOf = (prefix: string) => generateEntityId(undefined, prefix);

/**
 * Books the money of a session in the engine, in the running transaction and in one statement: a captured payment, the
 * order's transaction, and the sums of both. The engine's own workflow uses several transactions. Call it under the
 * order's lock.
 *
 * @returns the id of the engine's payment.
 * @throws if there is no such session or order, or the session was booked before.
 */
export async function bookPayment(run: Run, { orderId, sessionId, data }: Booking): Promise<string> {
  const paymentId = idOf("pay");
  const booked = await run({
    name: "book-payment",
    text: bookSql,
    values: [sessionId, JSON.stringify({ ...data, received: true }), orderId, paymentId, idOf("capt"), idOf("ordtrx")],
  });
  if (booked.length === 0) throw new Error("There is no such order, or its session awaits no money: none was booked.");
  return paymentId;
}
