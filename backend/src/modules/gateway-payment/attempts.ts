import type { GatewayName } from "@haat/api-contract/payment/words";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import type { GatewayPayment, PaidFrom } from "#gateways/gateway";
import type { NewTask } from "#queue/payloads";
import { addTasksSql, hasTaskSql, queueSql, taskRowsSql, taskValues } from "#queue/task-sql";
import { traceparent } from "#spans/spans";
import { addSendingSql } from "./refund-tasks";

/** An attempt to pay an order at a gateway. `gatewayOrderId` is null until the gateway has answered. */
export type Attempt = {
  id: string;
  orderId: string;
  customerId: string;
  gateway: GatewayName;
  gatewayOrderId: string | null;
  /** Public part of the keys that it was opened with, or last found with: another account does not know it. */
  keyId: string;
  amountPaise: number;
  currency: string;
  state: "open" | "paid" | "closed";
  /** Whether it received money, right or unmatched: its gateway accepts no further payment for it. */
  isSpent: boolean;
  /** Whether a bank has approved a payment of it that is not captured. */
  isAuthorized: boolean;
};

/** A payment that a gateway reported. It is booked (`enginePaymentId`), unmatched, or undecided. */
export type KnownPayment = {
  id: string;
  attemptId: string;
  gateway: GatewayName;
  gatewayPaymentId: string;
  status: GatewayPayment["status"];
  capturedPaise: number;
  currency: string;
  enginePaymentId: string | null;
  isUnmatched: boolean;
  /** Null if it is from no bank, or nobody has asked. */
  paidFrom: PaidFrom | null;
};

export type NewAttempt = Pick<Attempt, "orderId" | "customerId" | "gateway" | "keyId" | "amountPaise" | "currency"> & {
  sessionId: string;
};

const columns = `id, order_id AS "orderId", customer_id AS "customerId", gateway, gateway_order_id AS "gatewayOrderId",
  key_id AS "keyId", amount_paise::float8 AS "amountPaise", currency, state,
  EXISTS (SELECT FROM gateway_payment p WHERE p.attempt_id = payment_attempt.id AND p.status = 'captured') AS "isSpent",
  EXISTS (SELECT FROM gateway_payment p WHERE p.attempt_id = payment_attempt.id AND p.status = 'authorized') AS "isAuthorized"`;

const paymentColumns = `id, attempt_id AS "attemptId", gateway, gateway_payment_id AS "gatewayPaymentId", status,
  captured_paise::float8 AS "capturedPaise", currency, engine_payment_id AS "enginePaymentId", is_unmatched AS "isUnmatched",
  CASE WHEN bank IS NOT NULL THEN json_build_object('bank', bank, 'method', bank_method) END AS "paidFrom"`;

/** Number of orders whose attempts are checked at gateways at a time, over all processes. */
const lookers = 4;

/**
 * SQL of the row of the task which checks an order's open attempts when the first of them is due.
 *
 * @param trace SQL of the `traceparent` that the task continues
 */
const lookRowsSql = (attempts: string, trace = "NULL") =>
  `SELECT 'fetch-order-payments' AS name, json_build_object('orderId', order_id, 'traceparent', ${trace}) AS payload, '' AS key,
          ${queueSql("order-payments", "order_id", lookers)} AS queue, run_at
     FROM (SELECT order_id, min(next_look_at) AS run_at FROM ${attempts} WHERE state = 'open' GROUP BY order_id) looks`;

/** Attempts and the payments they received. `run` may be a running transaction. */
export class Attempts {
  constructor(private readonly run: Run) {}

  of(orderId: string): Promise<Attempt[]> {
    return this.run<Attempt>({
      name: "payment-attempts-of-order",
      text: `SELECT ${columns} FROM payment_attempt WHERE order_id = $1 ORDER BY opened_at, id`,
      values: [orderId],
    });
  }

  /**
   * The first check at the gateway is a minute after the opening, in case no webhook arrives before.
   *
   * @param tasks to add by the same statement.
   */
  async add(attempt: NewAttempt, tasks: readonly NewTask[] = []): Promise<string> {
    const id = generateEntityId(undefined, "payatt");
    await this.run({
      name: "add-payment-attempt",
      text: `WITH added AS (
               INSERT INTO payment_attempt (id, order_id, customer_id, session_id, gateway, key_id, amount_paise, currency, next_look_at)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + interval '1 minute') RETURNING *)
             ${addTasksSql(`${lookRowsSql("added", "$11::text")} UNION ALL ${taskRowsSql(9)}`)}`,
      values: [
        id,
        attempt.orderId,
        attempt.customerId,
        attempt.sessionId,
        attempt.gateway,
        attempt.keyId,
        attempt.amountPaise,
        attempt.currency,
        ...taskValues(tasks),
        traceparent(),
      ],
    });
    return id;
  }

  /** Stores the gateway's order of an open attempt. @returns false if it is not open, or has another one. */
  async name(id: string, gatewayOrderId: string): Promise<boolean> {
    const named = await this.run({
      name: "name-payment-attempt",
      text: `UPDATE payment_attempt SET gateway_order_id = $2
              WHERE id = $1 AND state = 'open' AND (gateway_order_id IS NULL OR gateway_order_id = $2) RETURNING id`,
      values: [id, gatewayOrderId],
    });
    return named.length > 0;
  }

  async setKey(id: string, keyId: string): Promise<void> {
    await this.run({
      name: "set-payment-attempt-key",
      text: "UPDATE payment_attempt SET key_id = $2 WHERE id = $1",
      values: [id, keyId],
    });
  }

  async setState(ids: readonly string[], state: Attempt["state"]): Promise<void> {
    await this.run({
      name: "set-payment-attempt-state",
      text: "UPDATE payment_attempt SET state = $2 WHERE id = ANY ($1) AND state <> 'paid'",
      values: [ids, state],
    });
  }

  /**
   * Stores a payment as the gateway reports it, once. What we have decided about it stays.
   *
   * @param paidFrom - The bank it came from; null if unknown.
   */
  async savePayment(attempt: Attempt, payment: GatewayPayment, paidFrom: PaidFrom | null): Promise<void> {
    await this.run({
      name: "keep-gateway-payment",
      text: `INSERT INTO gateway_payment (id, attempt_id, order_id, gateway, gateway_payment_id, amount_paise, currency, status,
               captured_paise, method, failure, bank, bank_method)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
             ON CONFLICT (gateway, gateway_payment_id) DO UPDATE
                SET status = EXCLUDED.status, captured_paise = EXCLUDED.captured_paise, method = EXCLUDED.method,
                    failure = EXCLUDED.failure, bank = COALESCE(EXCLUDED.bank, gateway_payment.bank),
                    bank_method = COALESCE(EXCLUDED.bank_method, gateway_payment.bank_method)
              WHERE (gateway_payment.status, gateway_payment.captured_paise, gateway_payment.method, gateway_payment.failure,
                     gateway_payment.bank)
                 IS DISTINCT FROM (EXCLUDED.status, EXCLUDED.captured_paise, EXCLUDED.method, EXCLUDED.failure,
                                   COALESCE(EXCLUDED.bank, gateway_payment.bank))`,
      values: [
        generateEntityId(undefined, "gpay"),
        attempt.id,
        attempt.orderId,
        attempt.gateway,
        payment.id,
        payment.amountPaise,
        payment.currency,
        payment.status,
        payment.capturedPaise,
        payment.method,
        payment.failure,
        paidFrom?.bank ?? null,
        paidFrom?.method ?? null,
      ],
    });
  }

  /** A payment that was stored; null if it was not. */
  async payment(gateway: GatewayName, gatewayPaymentId: string): Promise<KnownPayment | null> {
    const [payment] = await this.run<KnownPayment>({
      name: "gateway-payment",
      text: `SELECT ${paymentColumns} FROM gateway_payment WHERE gateway = $1 AND gateway_payment_id = $2`,
      values: [gateway, gatewayPaymentId],
    });
    return payment ?? null;
  }

  /** Undecided payments of an order, oldest first. */
  undecidedPayments(orderId: string): Promise<KnownPayment[]> {
    return this.run<KnownPayment>({
      name: "undecided-gateway-payments",
      text: `SELECT ${paymentColumns} FROM gateway_payment
              WHERE order_id = $1 AND status = 'captured' AND engine_payment_id IS NULL AND NOT is_unmatched
              ORDER BY first_seen_at, id`,
      values: [orderId],
    });
  }

  /**
   * Locks an order's payments for this transaction, so that no other process decides about them meanwhile, whatever
   * other locks it holds. Returns whether this payment is still undecided then.
   */
  async takeUndecided({ orderId, paymentRow }: { orderId: string; paymentRow: string }) {
    await this.run({
      name: "take-money-of-order",
      text: "SELECT FROM haat_order_status WHERE order_id = $1 FOR UPDATE",
      values: [orderId],
    });
    const rows = await this.run({
      name: "still-undecided-gateway-payment",
      text: "SELECT id FROM gateway_payment WHERE id = $1 AND engine_payment_id IS NULL AND NOT is_unmatched",
      values: [paymentRow],
    });
    return rows.length > 0;
  }

  async markBooked(paymentRow: string, enginePaymentId: string): Promise<void> {
    await this.run({
      name: "mark-gateway-payment-booked",
      text: "UPDATE gateway_payment SET engine_payment_id = $2 WHERE id = $1",
      values: [paymentRow, enginePaymentId],
    });
  }

  /** Refunds a payment for which nothing is sold, in full and once. `paise` 0: the gateway has refunded it already. */
  async markUnmatched(payment: KnownPayment, orderId: string, paise: number): Promise<void> {
    await this.run({
      name: "mark-gateway-payment-unmatched",
      text: "UPDATE gateway_payment SET is_unmatched = true WHERE id = $1",
      values: [payment.id],
    });
    if (paise <= 0) return;
    await this.run({
      name: "add-unmatched-refund-task",
      text: `WITH added AS (
               INSERT INTO refund_task (id, order_id, kind, gateway_payment_row, gateway, destination, amount_paise, currency)
               VALUES ($1, $2, 'unmatched', $3, $4, 'source', $5, $6) ON CONFLICT DO NOTHING RETURNING *)
             ${addSendingSql("added")}`,
      values: [generateEntityId(undefined, "rtask"), orderId, payment.id, payment.gateway, paise, payment.currency],
    });
  }

  /** Whether a check of an order's open attempts is due. */
  async isLookDue(orderId: string): Promise<boolean> {
    const due = await this.run({
      name: "is-payment-look-due",
      text: "SELECT FROM payment_attempt WHERE order_id = $1 AND state = 'open' AND next_look_at <= now() LIMIT 1",
      values: [orderId],
    });
    return due.length > 0;
  }

  /** Adds tasks for open attempts without one, as an earlier release left them. */
  async requeueWaiting(): Promise<void> {
    await this.run({
      name: "requeue-payment-checks",
      text: addTasksSql(
        lookRowsSql(`(SELECT * FROM payment_attempt
        WHERE NOT ${hasTaskSql("fetch-order-payments", "task.payload->>'orderId' = payment_attempt.order_id")}) waiting`),
      ),
      values: [],
    });
  }

  /**
   * Postpones the next check of an order's open attempts, by growing pauses from a minute to six hours. After three
   * days nobody pays any more, and attempts of an order that awaits nothing are closed.
   */
  async postponeChecks(orderId: string, isDeferred: boolean): Promise<void> {
    await this.run({
      name: "put-off-payment-looks",
      text: `WITH put_off AS (
               UPDATE payment_attempt
                  SET looks = looks + 1,
                      next_look_at = now() + LEAST(interval '6 hours', interval '1 minute' * power(2, LEAST(looks, 10))),
                      state = CASE WHEN NOT $2 AND opened_at < now() - interval '3 days' THEN 'closed' ELSE state END
                WHERE order_id = $1 AND state = 'open' RETURNING *)
             ${addTasksSql(lookRowsSql("put_off", "$3::text"))}`,
      values: [orderId, isDeferred, traceparent()],
    });
  }
}
