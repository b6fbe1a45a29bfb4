import type { View } from "#database/ensure-views";
import { isOfPartSql } from "#sql/refunds-sql";
import { engineRefunds, wayBackSql } from "./booked-refunds-sql";

/** Payments as reported by gateways. */
const gatewayViews: readonly View[] = [
  {
    // An attempt to pay an order at a gateway.
    name: "haat_payment_attempt",
    sql: `
      SELECT id, order_id, customer_id, gateway, gateway_order_id, key_id, amount_paise, opened_at, looks
        FROM payment_attempt`,
  },
  {
    // A payment that a gateway reported. Booked if it names the engine's payment, unmatched if nothing is sold for it.
    name: "haat_gateway_payment",
    sql: `
      SELECT id, attempt_id, order_id, gateway, gateway_payment_id, amount_paise, currency, status, captured_paise,
             engine_payment_id, is_unmatched, first_seen_at
        FROM gateway_payment`,
  },
];

/** Refunds. */
const refundViews: readonly View[] = [
  {
    // A refund that is sent, or that a person pays if it has no destination.
    name: "haat_refund_task",
    sql: `
      SELECT id, order_id, kind, engine_refund_id, gateway_payment_row, gateway, destination, amount_paise, currency, status, tries,
             last_problem, created_at, settled_at
        FROM refund_task`,
  },
  {
    // A refund that the engine has booked for an order, its destination and its progress, with its task if there is
    // one.
    name: "haat_booked_refund",
    sql: `
      SELECT r.id, r.payment_id, p.order_id, r.amount, r.note, r.created_at, g.gateway, g.gateway_payment_id, t.id AS task_id,
             t.amount_paise AS task_paise, ${wayBackSql} AS destination, COALESCE(t.status, 'waiting') AS status,
             t.last_problem AS problem
        FROM ${engineRefunds}
        LEFT JOIN refund_task t ON t.engine_refund_id = r.id`,
  },
  {
    // Money that staff still have to pay back for an order. It is derived from what the engine has booked, so it exists
    // before its task does. Refunds for a cancelled part do not concern the rest of the order.
    name: "haat_refund_to_pay",
    sql: `
      SELECT r.order_id, round(r.amount * 100)::bigint AS paise,
             ${isOfPartSql("r.order_id")} AS is_of_part
        FROM haat_booked_refund r
       WHERE r.amount > 0 AND r.status <> 'done' AND r.destination IS NULL
      UNION ALL
      SELECT t.order_id, t.amount_paise, false
        FROM refund_task t
       WHERE t.kind = 'past' AND t.status <> 'done' AND t.destination IS NULL`,
  },
  {
    // Pieces of an order line that staff have refunded.
    name: "haat_refund_line",
    sql: `
      SELECT order_id, line_item_id, quantity, amount_paise
        FROM refund_line`,
  },
  {
    // Where a shopper wants a refund that a person pays. The full number is not part of the view.
    name: "haat_refund_payee",
    sql: `
      SELECT order_id, way, holder, masked, ifsc, changed_at
        FROM refund_payee`,
  },
];

export const gatewayPaymentViews: readonly View[] = [...gatewayViews, ...refundViews];
