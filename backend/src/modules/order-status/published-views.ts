import type { View } from "#database/ensure-views";

export const orderStatusViews: readonly View[] = [
  {
    // An order with its status and its customer. `version` identifies the state that was read: history is append-only.
    name: "haat_order_status",
    sql: `
      SELECT order_id, customer_id, status, payment_status, payment_method, history, jsonb_array_length(history)::text AS version,
             placed_at, changed_at, updated_at, pay_until, carrier, tracking_number
        FROM order_status
       WHERE deleted_at IS NULL`,
  },
  {
    // The same including deleted ones, so that copies of them can be removed.
    name: "haat_any_order_status",
    sql: `
      SELECT order_id, customer_id, updated_at
        FROM order_status`,
  },
  {
    // An order still waiting for its online payment: it is not packed, and its packers are notified once it is paid.
    name: "haat_unpaid_order",
    sql: `
      SELECT order_id
        FROM order_status
       WHERE payment_status IN ('pending', 'failed') AND payment_method <> 'cod' AND deleted_at IS NULL`,
  },
];
