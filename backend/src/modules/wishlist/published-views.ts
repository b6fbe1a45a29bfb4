import type { View } from "#database/ensure-views";

export const wishlistViews: readonly View[] = [
  {
    // A product saved by a shopper.
    name: "haat_wishlist_item",
    sql: `
      SELECT id, customer_id, product_id, created_at
        FROM wishlist_item
       WHERE deleted_at IS NULL`,
  },
];
