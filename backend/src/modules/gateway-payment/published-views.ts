import type { View } from "#database/ensure-views";
import { isOfPartSql } from "#sql/refunds-sql";
import { engineRefunds, wayBackSql } from "./booked-refunds-sql";

/** Payments as gateways tell of them. */
const gatewayViews: readonly View[] = [
  {
    // An opening of a payment at a gateway for an order.
    name: "haat_payment_attempt",
    sql: `
      SELECT id, order_id, customer_id, gateway, gateway_order_id, key_id, amount_paise, opened_at, looks
        FROM payment_attempt`,
  },
  {
    // A payment that a gateway has told us of. Booked where it names the engine's, unmatched where nothing is sold for it.
    name: "haat_gateway_payment",
    sql: `
      SELECT id, attempt_id, order_id, gateway, gateway_payment_id, amount_paise, currency, status, captured_paise,
             engine_payment_id, is_unmatched, first_seen_at
        FROM gateway_payment`,
  },
];

/** Money on its way back. */
const refundViews: readonly View[] = [
  {
    // A refund that goes back, or that a person pays where it has no destination.
    name: "haat_refund_task",
    sql: `
      SELECT id, order_id, kind, engine_refund_id, gateway_payment_row, gateway, destination, amount_paise, currency, status, tries,
             last_problem, created_at, settled_at
        FROM refund_task`,
  },
  {
    // A refund that the engine has booked of an order, where it goes, and how far it is, with its task where there is one.
    name: "haat_booked_refund",
    sql: `
      SELECT r.id, r.payment_id, p.order_id, r.amount, r.note, r.created_at, g.gateway, g.gateway_payment_id, t.id AS task_id,
             t.amount_paise AS task_paise, ${wayBackSql} AS destination, COALESCE(t.status, 'waiting') AS status,
             t.last_problem AS problem
        FROM ${engineRefunds}
        LEFT JOIN refund_task t ON t.engine_refund_id = r.id`,
  },
  {
    // Money that a person has still to pay back of an order. It follows from what the engine has booked, so it is there before
    // anybody has made a task of it. What goes back for a part that was cancelled is nothing that the rest knows of.
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
    // Pieces of an order's line that staff have given money back for.
    name: "haat_refund_line",
    sql: `
      SELECT order_id, line_item_id, quantity, amount_paise
        FROM refund_line`,
  },
  {
    // Where a shopper wants the money of an order that a person pays back. The number in full is for nobody else.
    name: "haat_refund_payee",
    sql: `
      SELECT order_id, way, holder, masked, ifsc, changed_at
        FROM refund_payee`,
  },
];

export const gatewayPaymentViews: readonly View[] = [...gatewayViews, ...refundViews];
