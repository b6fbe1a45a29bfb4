import type { View } from "#database/ensure-views";

export const categoryViews: readonly View[] = [
  {
    // Reads this one table only, so that a writer can lock a category's row through the view.
    name: "haat_category",
    sql: `
      SELECT id, name, handle, parent_category_id AS parent_id, mpath AS path, rank, is_active,
             is_active AND NOT is_internal AS is_shown, created_at
        FROM product_category
       WHERE deleted_at IS NULL`,
  },
  {
    // Includes deleted categories: what was sold in one keeps its category name.
    name: "haat_any_category",
    sql: `
      SELECT id, name, handle, is_active AND NOT is_internal AS is_shown
        FROM product_category`,
  },
  {
    name: "haat_product_category",
    sql: `
      SELECT product_id, product_category_id AS category_id
        FROM product_category_product`,
  },
];
