import type { View } from "#database/ensure-views";

export const catalogViews: readonly View[] = [
  {
    // A product in the catalogue; shoppers see the active ones.
    name: "haat_catalog_product",
    sql: `
      SELECT product_id, category_id, sub_category_id, seller_id, brand, price, mrp, rating, total_reviews, units_30d, quantity,
             published, active, created_at, sort_title, search
        FROM catalog_product`,
  },
  {
    // The finished JSON of the same product.
    name: "haat_catalog_document",
    sql: `
      SELECT product_id, json_array_length(card->'variants') AS variant_count
        FROM catalog_document`,
  },
];
