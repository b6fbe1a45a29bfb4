import type { View } from "#database/ensure-views";

export const reviewViews: readonly View[] = [
  {
    // A shopper's review of a product they bought; shoppers see those that are not hidden.
    name: "haat_review",
    sql: `
      SELECT id, product_id, order_id, customer_id, rating, comment, image, display_name, hidden, answer, answered_at, created_at
        FROM review
       WHERE deleted_at IS NULL`,
  },
  {
    // The same including deleted ones, so that their product's rating can be recalculated.
    name: "haat_any_review",
    sql: `
      SELECT product_id, updated_at, deleted_at
        FROM review`,
  },
];
