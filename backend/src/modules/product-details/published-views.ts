import type { View } from "#database/ensure-views";

export const productDetailsViews: readonly View[] = [
  {
    // What the shop knows of a product besides the engine. `return_days` is null where it can't be returned.
    name: "haat_product_details",
    sql: `
      SELECT product_id, brand, model_number, hsn_code, videos, attributes, offers, specifications, shipping, return_policy,
             CASE WHEN (return_policy->>'is_returnable')::boolean THEN (return_policy->>'return_days')::int END AS return_days,
             seo_title, seo_description, seo_keywords, og_title, og_description, og_image, canonical_url, is_featured, in_stock,
             updated_at
        FROM product_details
       WHERE deleted_at IS NULL`,
  },
  {
    // The same with those of products that have left: they were sold under a code, and their pages have to go.
    name: "haat_any_product_details",
    sql: `
      SELECT product_id, hsn_code, updated_at, deleted_at
        FROM product_details`,
  },
];
