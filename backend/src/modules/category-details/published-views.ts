import type { View } from "#database/ensure-views";

export const categoryDetailsViews: readonly View[] = [
  {
    // What the shop shows of a category besides the engine's fields.
    name: "haat_category_details",
    sql: `
      SELECT category_id, image, heading, from_start_price, show_on_home
        FROM category_details
       WHERE deleted_at IS NULL`,
  },
];
