import { limits } from "@haat/api-contract/limits";
import type { GatewayName } from "@haat/api-contract/payment/words";
import type { Webhook } from "@haat/api-contract/payment-setup/schemas";
import type { Run } from "#database/database";
import { instantSql } from "#database/page-of";
import type { SignedEvent } from "#gateways/gateway";
import { addTasksSql, hasTaskSql, queueSql } from "#queue/task-sql";

export type StoredEvent = SignedEvent & { gateway: GatewayName };
export type WaitingEvent = {
  id: string;
  type: string;
  refundId: string | null;
  /** The order that it is about; null if there is none. */
  orderId: string | null;
};
/** Which events: those of a gateway about one attempt, or about a payment if that is all they name. */
export type EventsAbout = { gateway: GatewayName; about: string };

/** The group in which events are read: those about one subject. An event that names nothing is a group of its own. */
const aboutSql = "COALESCE(gateway_order_id, gateway_payment_id, event_id)";

/**
 * Number of subjects whose events are read at a time, over all processes: a flood of webhooks must not delay mails and
 * order messages.
 */
const readers = 4;

/** One task per subject, however many events about it arrive at once. A task too many finds nothing to read. */
const addReadingSql = (events: string) =>
  addTasksSql(`SELECT 'read-gateway-events' AS name, '' AS key, ${queueSql("gateway-events", "about", readers)} AS queue, NULL::timestamptz AS run_at,
                      json_build_object('gateway', gateway, 'about', about) AS payload
                 FROM (SELECT DISTINCT gateway, ${aboutSql} AS about FROM ${events}) things`);

/** Webhook events, each once. `run` may be a running transaction. */
export class GatewayEvents {
  constructor(private readonly run: Run) {}

  /**
   * Stores events, each once, and adds tasks for the new ones. A batch costs as much as a single event.
   *
   * @returns how many were new, by gateway; 0 is left out.
   */
  async keep(events: readonly StoredEvent[]): Promise<Map<GatewayName, number>> {
    const column = (pick: (event: StoredEvent) => string | null) => events.map((event) => pick(event) ?? "");
    const stored = await this.run<{ gateway: GatewayName; count: number }>({
      name: "keep-gateway-events",
      text: `WITH kept AS (
               INSERT INTO gateway_event (gateway, event_id, type, gateway_order_id, gateway_payment_id, gateway_refund_id)
               SELECT gateway, event_id, type, NULLIF(o, ''), NULLIF(p, ''), NULLIF(r, '')
                 FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) AS e(gateway, event_id, type, o, p, r)
               ON CONFLICT (gateway, event_id) DO NOTHING RETURNING *),
             added AS MATERIALIZED (${addReadingSql("kept")})
             SELECT gateway, count(*)::int AS count, (TABLE added) AS tasks FROM kept GROUP BY gateway`,
      values: [
        column(({ gateway }) => gateway),
        column(({ eventId }) => eventId),
        column(({ type }) => type),
        column(({ gatewayOrderId }) => gatewayOrderId),
        column(({ paymentId }) => paymentId),
        column(({ refundId }) => refundId),
      ],
    });
    return new Map(stored.map(({ gateway, count }) => [gateway, count]));
  }

  /** Adds tasks for waiting events without one, as an earlier release left them. */
  async requeueWaiting(): Promise<void> {
    await this.run({
      name: "requeue-gateway-events",
      text: addReadingSql(`gateway_event WHERE outcome = 'waiting'
        AND NOT ${hasTaskSql("read-gateway-events", `task.payload->>'about' = ${aboutSql}`)}`),
      values: [],
    });
  }

  /** Reads a gateway's waiting events now: new keys may resolve them. */
  async readAgain(gateway: GatewayName): Promise<void> {
    await this.run({
      name: "read-gateway-events-again",
      text: addReadingSql("gateway_event WHERE outcome = 'waiting' AND gateway = $1"),
      values: [gateway],
    });
  }

  /** The latest events of a gateway with their outcome, newest first. */
  list(gateway: GatewayName): Promise<Webhook[]> {
    return this.run<Webhook>({
      name: "gateway-webhooks",
      text: `SELECT e.id::text AS _id, e.type, ${instantSql("e.received_at")} AS "receivedAt", e.outcome, e.detail, e.tries,
                    o.id AS "orderId", o.display_id AS "orderNumber"
               FROM (SELECT * FROM gateway_event WHERE gateway = $1 ORDER BY id DESC LIMIT $2) e
               LEFT JOIN payment_attempt a ON a.gateway = e.gateway AND a.gateway_order_id = e.gateway_order_id
               LEFT JOIN gateway_payment p ON p.gateway = e.gateway AND p.gateway_payment_id = e.gateway_payment_id
               LEFT JOIN haat_order o ON o.id = COALESCE(a.order_id, p.order_id)
              ORDER BY e.id DESC`,
      values: [gateway, limits.webhooksShown],
    });
  }

  /** The waiting events about one subject. */
  waiting({ gateway, about }: EventsAbout): Promise<WaitingEvent[]> {
    return this.run<WaitingEvent>({
      name: "waiting-gateway-events",
      text: `WITH taken AS (
               UPDATE gateway_event SET tries = tries + 1
                WHERE outcome = 'waiting' AND gateway = $1 AND ${aboutSql} = $2 RETURNING *)
             SELECT t.id::text, t.type, t.gateway_refund_id AS "refundId",
                    COALESCE((SELECT a.order_id FROM payment_attempt a WHERE a.gateway = t.gateway AND a.gateway_order_id = t.gateway_order_id),
                             (SELECT p.order_id FROM gateway_payment p WHERE p.gateway = t.gateway AND p.gateway_payment_id = t.gateway_payment_id)) AS "orderId"
               FROM taken t ORDER BY t.id`,
      values: [gateway, about],
    });
  }

  async end(ids: readonly string[], outcome: "done" | "ignored" | "failed", detail = ""): Promise<void> {
    if (ids.length === 0) return;
    await this.run({
      name: "end-gateway-events",
      text: "UPDATE gateway_event SET outcome = $2, detail = $3 WHERE id = ANY ($1::bigint[])",
      values: [ids, outcome, detail],
    });
  }

  /** Why they are still waiting. */
  async explainWait(ids: readonly string[], detail: string): Promise<void> {
    if (ids.length === 0) return;
    await this.run({
      name: "note-gateway-events",
      text: "UPDATE gateway_event SET detail = $2 WHERE id = ANY ($1::bigint[]) AND outcome = 'waiting'",
      values: [ids, detail],
    });
  }
}
