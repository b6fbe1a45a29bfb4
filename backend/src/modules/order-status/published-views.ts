import type { View } from "#database/ensure-views";

export const orderStatusViews: readonly View[] = [
  {
    // An order, where it stands and whose it is. `version` says which state of it was read: its history only grows.
    name: "haat_order_status",
    sql: `
      SELECT order_id, customer_id, status, payment_status, payment_method, history, jsonb_array_length(history)::text AS version,
             placed_at, changed_at, updated_at, pay_until, carrier, tracking_number
        FROM order_status
       WHERE deleted_at IS NULL`,
  },
  {
    // The same with those that are deleted: who keeps a copy has to hear that it is gone.
    name: "haat_any_order_status",
    sql: `
      SELECT order_id, customer_id, updated_at
        FROM order_status`,
  },
  {
    // An order that has to be paid online and was not: nobody packs it, and whoever packs is told of it when it is paid.
    name: "haat_unpaid_order",
    sql: `
      SELECT order_id
        FROM order_status
       WHERE payment_status IN ('pending', 'failed') AND payment_method <> 'cod' AND deleted_at IS NULL`,
  },
];
