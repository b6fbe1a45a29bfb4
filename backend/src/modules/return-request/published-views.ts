import type { View } from "#database/ensure-views";

export const returnRequestViews: readonly View[] = [
  {
    // A shopper's request to return or replace items of an order: one an order, open until it is completed.
    name: "haat_return_request",
    sql: `
      SELECT id, order_id, customer_id, action, status, status IN ('requested', 'approved', 'received') AS is_open,
             reason, rejection, image, lines, history, refund, created_at
        FROM return_request
       WHERE deleted_at IS NULL`,
  },
  {
    // The same including withdrawn ones, so that copies of them can be removed.
    name: "haat_any_return_request",
    sql: `
      SELECT order_id, updated_at
        FROM return_request`,
  },
];
