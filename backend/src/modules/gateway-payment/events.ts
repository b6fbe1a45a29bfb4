import type { GatewayName } from "@haat/api-contract/payment/words";
import type { Run } from "../../database/database";
import type { SignedEvent } from "../../gateways/gateway";

export type StoredEvent = SignedEvent & { gateway: GatewayName };
export type ClaimedEvent = {
  id: string;
  gateway: GatewayName;
  type: string;
  tries: number;
  refundId: string | null;
  /** The order of ours that it is about; null where none is. */
  orderId: string | null;
};

/** Webhooks' events, each once. `run` may be a running transaction. */
export class GatewayEvents {
  constructor(private readonly run: Run) {}

  /** Keeps events, each once. Many at a time cost as much as one. */
  async keep(events: readonly StoredEvent[]): Promise<void> {
    const column = (pick: (event: StoredEvent) => string | null) => events.map((event) => pick(event) ?? "");
    await this.run({
      name: "keep-gateway-events",
      text: `INSERT INTO gateway_event (gateway, event_id, type, gateway_order_id, gateway_payment_id, gateway_refund_id)
             SELECT gateway, event_id, type, NULLIF(o, ''), NULLIF(p, ''), NULLIF(r, '')
               FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) AS e(gateway, event_id, type, o, p, r)
             ON CONFLICT (gateway, event_id) DO NOTHING`,
      values: [
        column(({ gateway }) => gateway),
        column(({ eventId }) => eventId),
        column(({ type }) => type),
        column(({ gatewayOrderId }) => gatewayOrderId),
        column(({ paymentId }) => paymentId),
        column(({ refundId }) => refundId),
      ],
    });
  }

  /**
   * Takes events that are due for a minute: who dies with them leaves them to the next. With each come the others that are
   * due about what was opened there, so that an order of many events is looked at once.
   *
   * @param most of them, the others not counted.
   */
  claim(most: number): Promise<ClaimedEvent[]> {
    return this.run<ClaimedEvent>({
      name: "claim-gateway-events",
      text: `WITH first AS (
               SELECT id, gateway, gateway_order_id FROM gateway_event WHERE outcome = 'waiting' AND next_try_at <= now()
                ORDER BY next_try_at, id LIMIT $1),
             due AS (
               SELECT e.id FROM gateway_event e
                WHERE e.outcome = 'waiting' AND e.next_try_at <= now()
                  AND (e.id IN (SELECT id FROM first) OR (e.gateway, e.gateway_order_id) IN (SELECT gateway, gateway_order_id FROM first))
                ORDER BY e.id FOR UPDATE SKIP LOCKED),
             taken AS (
               UPDATE gateway_event e SET tries = tries + 1, next_try_at = now() + interval '1 minute'
                 FROM due WHERE e.id = due.id RETURNING e.*)
             SELECT t.id::text, t.gateway, t.type, t.tries, t.gateway_refund_id AS "refundId",
                    COALESCE((SELECT a.order_id FROM payment_attempt a WHERE a.gateway = t.gateway AND a.gateway_order_id = t.gateway_order_id),
                             (SELECT p.order_id FROM gateway_payment p WHERE p.gateway = t.gateway AND p.gateway_payment_id = t.gateway_payment_id)) AS "orderId"
               FROM taken t ORDER BY t.id`,
      values: [most],
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

  /** By growing pauses from a minute to six hours. */
  async putOff(ids: readonly string[], detail: string): Promise<void> {
    if (ids.length === 0) return;
    await this.run({
      name: "put-off-gateway-events",
      text: `UPDATE gateway_event SET detail = $2,
               next_try_at = now() + LEAST(interval '6 hours', interval '1 minute' * power(2, LEAST(tries, 10)))
              WHERE id = ANY ($1::bigint[])`,
      values: [ids, detail],
    });
  }
}
