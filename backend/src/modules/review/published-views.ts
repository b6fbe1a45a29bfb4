import type { View } from "#database/ensure-views";

export const reviewViews: readonly View[] = [
  {
    // What a shopper has written of a product that they bought; shoppers see those that are not hidden.
    name: "haat_review",
    sql: `
      SELECT id, product_id, order_id, customer_id, rating, comment, image, display_name, hidden, answer, answered_at, created_at
        FROM review
       WHERE deleted_at IS NULL`,
  },
  {
    // The same with those that are deleted: their product's stars are to be counted anew.
    name: "haat_any_review",
    sql: `
      SELECT product_id, updated_at, deleted_at
        FROM review`,
  },
];
