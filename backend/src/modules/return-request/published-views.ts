import type { View } from "#database/ensure-views";

export const returnRequestViews: readonly View[] = [
  {
    // What a shopper has asked to return or to have replaced of an order: one request an order, open until it is decided and done.
    name: "haat_return_request",
    sql: `
      SELECT id, order_id, customer_id, action, status, status IN ('requested', 'approved', 'received') AS is_open,
             reason, rejection, image, lines, history, refund, created_at
        FROM return_request
       WHERE deleted_at IS NULL`,
  },
  {
    // The same with those that are taken back: who keeps a copy has to hear that it is gone.
    name: "haat_any_return_request",
    sql: `
      SELECT order_id, updated_at
        FROM return_request`,
  },
];
