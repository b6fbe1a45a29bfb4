import type { GatewayName, RefundDestination, RefundStatus } from "@haat/api-contract/payment/words";
import type { HandWay, RefundKind } from "@haat/api-contract/refund/words";
import type { Run } from "#database/database";
import { addTasksSql, hasTaskSql, queueSql } from "#queue/task-sql";
import { destinationSql, engineRefunds } from "./booked-refunds-sql";
import { refundPause, refusalPause } from "./refund-pause";

/** A refund on its way. */
export type RefundTask = {
  id: string;
  orderId: string;
  kind: RefundKind;
  /** Null: a person pays it. */
  destination: RefundDestination | null;
  amountPaise: number;
  /** In upper case. */
  currency: string;
  status: RefundStatus;
  gateway: GatewayName | null;
  /** The gateway's id of the payment, and the public part of the keys that it was made with. */
  gatewayPaymentId: string | null;
  keyId: string | null;
  attemptId: string | null;
  gatewayOrderId: string | null;
  gatewayRefundId: string | null;
  tries: number;
  /** The round of tries: how often somebody started it again, counting this one. */
  round: number;
};

/** A refund of the engine whose destination is settled in the transaction that books it. */
export type NewRefundTask = { engineRefundId: string; destination: RefundDestination };

/** How a person has paid; `paidOn` is a day, `by` the id of the recorder. */
export type HandPayment = { way: HandWay; reference: string; paidOn: string; by: string };

/** Number of orders whose refunds are sent at a time, over all processes. */
const senders = 4;

/** Older refunds have had tasks for long, unless the shop was down for days. */
const sweptDays = 3;

const columns = `t.id, t.order_id AS "orderId", t.kind, t.destination, t.amount_paise::float8 AS "amountPaise", t.currency, t.status,
  t.gateway, g.gateway_payment_id AS "gatewayPaymentId", a.key_id AS "keyId", a.id AS "attemptId", a.gateway_order_id AS "gatewayOrderId",
  t.gateway_refund_id AS "gatewayRefundId", t.tries, t.round`;
const paidBy = `LEFT JOIN gateway_payment g ON g.id = t.gateway_payment_row LEFT JOIN payment_attempt a ON a.id = g.attempt_id`;

/** A 32-character id: Razorpay's receipts have 40 at most. */
const newId = "'rtask_' || upper(left(replace(gen_random_uuid()::text, '-', ''), 26))";

/** A refund that a person pays is never tried automatically. */
const nextTrySql = (destination: string) =>
  `CASE WHEN ${destination} IS NULL THEN 'infinity'::timestamptz ELSE now() END`;

/** Sent automatically, now or at some time. */
const goesByItself = "status <> 'done' AND destination IS NOT NULL AND next_try_at < 'infinity'";

/**
 * SQL of a statement that adds the queue's tasks which send refunds, or poll their state, each at its due time. Tasks
 * of one order run one at a time, and a task that finds nothing due does nothing: the row decides what is due.
 *
 * @param refunds SQL of the rows, as they are now.
 */
export const addSendingSql = (refunds: string): string =>
  addTasksSql(`SELECT 'send-order-refunds' AS name, '' AS key, ${queueSql("refunds", "order_id", senders)} AS queue, next_try_at AS run_at,
                      json_build_object('orderId', order_id) AS payload
                 FROM (SELECT DISTINCT order_id, next_try_at FROM ${refunds} WHERE ${goesByItself}) due`);

const changed = (statement: string) => `WITH changed AS (${statement} RETURNING *) ${addSendingSql("changed")}`;

const requeueSql = (which: string, destination: string) => `
  INSERT INTO refund_task (id, order_id, kind, engine_refund_id, gateway_payment_row, gateway, destination, amount_paise, currency, next_try_at)
  SELECT ${newId}, p.order_id, 'engine', r.id, g.id, g.gateway, way.destination, round(r.amount * 100)::bigint, upper(p.currency_code),
         ${nextTrySql("way.destination")}
    FROM ${engineRefunds}
    CROSS JOIN LATERAL (SELECT ${destination} AS destination) way
   WHERE r.amount > 0 AND ${which}
     AND NOT EXISTS (SELECT FROM refund_task t WHERE t.engine_refund_id = r.id)
  ON CONFLICT (engine_refund_id) DO NOTHING`;

/** Refunds to shoppers. A method that makes a refund due adds the task that sends it in the same statement. */
export class RefundTasks {
  constructor(private readonly run: Run) {}

  /**
   * Adds tasks for refunds of the engine that have none: of one order, or of all. `since` "ever" checks every refund.
   */
  async requeue(orderId: string | null, since: "lately" | "ever" = "lately"): Promise<void> {
    const lately = `r.created_at > now() - interval '${sweptDays} days'`;
    await this.run({
      name: `requeue-refunds-${orderId === null ? since : "order"}`,
      text: changed(
        requeueSql(orderId === null ? (since === "ever" ? "true" : lately) : "p.order_id = $1", destinationSql),
      ),
      values: orderId === null ? [] : [orderId],
    });
  }

  /** Adds tasks for refunds of the engine with the given destinations, whatever the shopper chose. */
  async add(refunds: readonly NewRefundTask[]): Promise<void> {
    const chosen = `(SELECT n.destination FROM unnest($1::text[], $2::text[]) AS n(id, destination) WHERE n.id = r.id)`;
    await this.run({
      name: "add-refund-tasks",
      text: changed(requeueSql("r.id = ANY ($1)", chosen)),
      values: [refunds.map(({ engineRefundId }) => engineRefundId), refunds.map(({ destination }) => destination)],
    });
  }

  /** Makes the polls of an order's refunds that the gateway is processing due at once. */
  async hurry(orderId: string): Promise<void> {
    await this.run({
      name: "hurry-refunds",
      text: changed(
        "UPDATE refund_task SET next_try_at = now() WHERE order_id = $1 AND status = 'sent' AND next_try_at > now()",
      ),
      values: [orderId],
    });
  }

  /** Adds queue tasks for pending refunds without one, as an earlier release left them. */
  async requeueWaiting(): Promise<void> {
    await this.run({
      name: "requeue-waiting-refunds",
      text: addSendingSql(`(SELECT * FROM refund_task
        WHERE NOT ${hasTaskSql("send-order-refunds", "task.payload->>'orderId' = refund_task.order_id")}) waiting`),
      values: [],
    });
  }

  /** The due refunds of an order, to send or to poll. The queue runs one task per order at a time. */
  takeDue(orderId: string): Promise<RefundTask[]> {
    return this.run<RefundTask>({
      name: "take-due-refunds",
      text: `
WITH t AS (
  UPDATE refund_task SET tries = tries + 1, status = CASE status WHEN 'failed' THEN 'waiting' ELSE status END
   WHERE order_id = $1 AND ${goesByItself} AND next_try_at <= now() RETURNING *)
SELECT ${columns} FROM t ${paidBy} ORDER BY t.next_try_at, t.id`,
      values: [orderId],
    });
  }

  /** Whether the outcome of refunds that were due at once is still open. */
  async areDue(ids: readonly string[]): Promise<boolean> {
    const due = await this.run({
      name: "are-refunds-due",
      text: `SELECT FROM refund_task WHERE id = ANY ($1) AND ${goesByItself} AND next_try_at <= now() LIMIT 1`,
      values: [ids],
    });
    return due.length > 0;
  }

  /** The refund has arrived. @returns false if that was known. */
  async settle(id: string, gatewayRefundId: string | null): Promise<boolean> {
    const settled = await this.run({
      name: "settle-refund",
      text: `UPDATE refund_task SET status = 'done', settled_at = now(), last_problem = NULL,
                    gateway_refund_id = COALESCE($2, gateway_refund_id)
              WHERE id = $1 AND status IN ('waiting', 'sent') RETURNING id`,
      values: [id, gatewayRefundId],
    });
    return settled.length === 1;
  }

  /** The gateway is processing it, and is polled again later. The tries are reset: it was sent. */
  async markSent({ id, status, tries }: RefundTask, gatewayRefundId: string): Promise<void> {
    const looks = status === "sent" ? tries : 1;
    await this.run({
      name: "mark-refund-sent",
      text: changed(`UPDATE refund_task SET status = 'sent', gateway_refund_id = $2, last_problem = NULL, tries = $3,
                            next_try_at = now() + make_interval(secs => $4)
                      WHERE id = $1 AND status IN ('waiting', 'sent')`),
      values: [id, gatewayRefundId, looks, refundPause(looks)],
    });
  }

  /** It could not be sent or polled now. */
  async postpone({ id, tries }: RefundTask, problem: string): Promise<void> {
    await this.run({
      name: "put-off-refund",
      text: changed(`UPDATE refund_task SET last_problem = $2, next_try_at = now() + make_interval(secs => $3)
                      WHERE id = $1 AND status IN ('waiting', 'sent')`),
      values: [id, problem.slice(0, 500), refundPause(tries)],
    });
  }

  /** It can't arrive this way: somebody has to look at it. */
  async fail({ id }: Pick<RefundTask, "id">, problem: string): Promise<void> {
    await this.run({
      name: "fail-refund",
      text: `UPDATE refund_task SET status = 'failed', last_problem = $2, next_try_at = 'infinity'
              WHERE id = $1 AND status IN ('waiting', 'sent')`,
      values: [id, problem.slice(0, 500)],
    });
  }

  /**
   * The gateway refused for now: for instance, the account has too little money. Staff see it as failed, and it is
   * retried automatically under a new name: gateways repeat their answer for the old one.
   */
  async refuse({ id, tries }: RefundTask, problem: string): Promise<void> {
    await this.run({
      name: "refuse-refund",
      text: changed(`UPDATE refund_task SET status = 'failed', last_problem = $2, round = round + 1, gateway_refund_id = NULL,
                            next_try_at = now() + make_interval(secs => $3)
                      WHERE id = $1 AND status = 'waiting'`),
      values: [id, problem.slice(0, 500), refusalPause(tries)],
    });
  }

  /**
   * It had arrived, according to the gateway, and was returned to the shop after all. @returns false if none had
   * arrived.
   */
  async undo(id: string, problem: string): Promise<boolean> {
    const undone = await this.run({
      name: "undo-refund",
      text: `UPDATE refund_task SET status = 'failed', settled_at = NULL, last_problem = $2, next_try_at = 'infinity'
              WHERE id = $1 AND status = 'done' AND destination = 'source' RETURNING id`,
      values: [id, problem],
    });
    return undone.length === 1;
  }

  /** What has arrived at an order's shopper by these refunds of its gateway. */
  settled(orderId: string, gatewayRefundIds: readonly string[]): Promise<RefundTask[]> {
    return this.run<RefundTask>({
      name: "settled-refunds",
      text: `SELECT ${columns} FROM refund_task t ${paidBy}
              WHERE t.order_id = $1 AND t.gateway_refund_id = ANY ($2) AND t.status = 'done' AND t.destination = 'source'`,
      values: [orderId, gatewayRefundIds],
    });
  }

  /** Refunds of cash that a person pays, whatever the shopper chose before. */
  async markManual(orderId: string, engineRefundIds: readonly string[]): Promise<void> {
    await this.run({
      name: "keep-refunds-by-hand",
      text: "UPDATE refund_choice SET earlier = earlier || $2::text[] WHERE order_id = $1",
      values: [orderId, engineRefundIds],
    });
  }

  /** Locks a task until the end of the transaction; null if there is none. */
  async hold(id: string): Promise<RefundTask | null> {
    const [task] = await this.run<RefundTask>({
      name: "hold-refund",
      text: `SELECT ${columns} FROM refund_task t ${paidBy} WHERE t.id = $1 FOR UPDATE OF t`,
      values: [id],
    });
    return task ?? null;
  }

  /** Sends an unsettled task at once; a refused one under a new name, since gateways remember names. */
  async retry(id: string): Promise<void> {
    await this.run({
      name: "retry-refund",
      text: changed(`UPDATE refund_task SET next_try_at = now(), round = round + (status = 'failed')::int,
                            gateway_refund_id = CASE WHEN status = 'failed' THEN NULL ELSE gateway_refund_id END,
                            tries = CASE WHEN status = 'failed' THEN 0 ELSE tries END,
                            status = CASE WHEN status = 'failed' THEN 'waiting' ELSE status END
                      WHERE id = $1 AND status <> 'done' AND destination IS NOT NULL`),
      values: [id],
    });
  }

  /** Sends a task that failed, or that a person should pay, to the shopper's wallet. */
  async redirectToWallet(id: string): Promise<void> {
    await this.run({
      name: "redirect-refund",
      text: changed(`UPDATE refund_task SET destination = 'wallet', status = 'waiting', next_try_at = now(), tries = 0, last_problem = NULL
                      WHERE id = $1 AND (status = 'failed' OR destination IS NULL AND status = 'waiting')`),
      values: [id],
    });
  }

  /** Refunds money of an order without a booked payment. The shopper's choice of the wallet applies to it too. */
  async addPast(orderId: string, paise: number): Promise<void> {
    await this.run({
      name: "add-past-refund",
      text: changed(`INSERT INTO refund_task (id, order_id, kind, destination, amount_paise, currency, next_try_at)
             SELECT ${newId}, $1, 'past', wish.destination, $2::bigint, 'INR', ${nextTrySql("wish.destination")}
               FROM (SELECT (SELECT c.destination FROM refund_choice c WHERE c.order_id = $1 AND c.destination = 'wallet') AS destination) wish`),
      values: [orderId, String(paise)],
    });
  }

  /** What a person still has to pay for an order. */
  async toPay(orderId: string): Promise<string[]> {
    const tasks = await this.run<{ id: string }>({
      name: "refunds-to-pay",
      text: "SELECT id FROM refund_task WHERE order_id = $1 AND destination IS NULL AND status = 'waiting' ORDER BY id",
      values: [orderId],
    });
    return tasks.map(({ id }) => id);
  }

  /** A person has paid it. @returns false if that was known, or it is sent automatically. */
  async record(id: string, { way, reference, paidOn, by }: HandPayment): Promise<boolean> {
    const recorded = await this.run({
      name: "record-refund",
      text: `UPDATE refund_task SET status = 'done', settled_at = now(), last_problem = NULL, paid_way = $2, paid_reference = $3,
                    paid_on = $4::date, paid_by = $5
              WHERE id = $1 AND destination IS NULL AND status = 'waiting' RETURNING id`,
      values: [id, way, reference, paidOn, by],
    });
    return recorded.length === 1;
  }

  /** The shopper's choice. Earlier refunds keep their destination. */
  async choose(orderId: string, destination: RefundDestination): Promise<void> {
    await this.requeue(orderId);
    await this.run({
      name: "choose-refund",
      text: `
INSERT INTO refund_choice (order_id, destination, earlier)
SELECT $1, $2, ARRAY(SELECT r.id FROM haat_payment p JOIN haat_refund r ON r.payment_id = p.id WHERE p.order_id = $1)
ON CONFLICT (order_id) DO UPDATE SET destination = EXCLUDED.destination, earlier = EXCLUDED.earlier, chosen_at = now()`,
      values: [orderId, destination],
    });
  }

  /** From now on refunds of an order go back to their source. */
  async clearChoice(orderId: string): Promise<void> {
    await this.run({
      name: "forget-refund-choice",
      text: "DELETE FROM refund_choice WHERE order_id = $1",
      values: [orderId],
    });
  }
}
