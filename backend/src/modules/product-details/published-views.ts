import type { View } from "#database/ensure-views";

export const productDetailsViews: readonly View[] = [
  {
    // The shop's data of a product besides the engine's. `return_days` is null if it is not returnable.
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
    // The same including deleted products: invoices of past sales need the code, and their pages must be removed.
    name: "haat_any_product_details",
    sql: `
      SELECT product_id, hsn_code, updated_at, deleted_at
        FROM product_details`,
  },
];
