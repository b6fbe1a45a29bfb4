import type { View } from "#database/ensure-views";

const anySaleList = `
      SELECT s.id, s.title, s.starts_at, s.ends_at,
             (SELECT count(*)::int FROM price p WHERE p.price_list_id = s.id AND p.deleted_at IS NULL) AS prices
        FROM price_list s
       WHERE s.deleted_at IS NULL AND s.metadata->'sale' IS NOT NULL`;

export const productViews: readonly View[] = [
  {
    name: "haat_product",
    sql: `
      SELECT id, title, handle, description, thumbnail, status = 'published' AS is_published, created_at, updated_at
        FROM product
       WHERE deleted_at IS NULL`,
  },
  {
    // Includes deleted products: reviews and figures outlive their product.
    name: "haat_any_product",
    sql: `
      SELECT id, title, handle, thumbnail
        FROM product`,
  },
  {
    name: "haat_product_image",
    sql: `
      SELECT id, product_id, url, rank
        FROM image
       WHERE deleted_at IS NULL`,
  },
  {
    name: "haat_product_tag",
    sql: `
      SELECT l.product_id, t.value AS tag
        FROM product_tags l
        JOIN product_tag t ON t.id = l.product_tag_id AND t.deleted_at IS NULL`,
  },
  {
    // A variant that is not counted is always in stock.
    name: "haat_variant",
    sql: `
      SELECT id, product_id, title, sku, variant_rank AS rank, thumbnail, metadata,
             manage_inventory AND NOT allow_backorder AS is_counted, created_at
        FROM product_variant
       WHERE deleted_at IS NULL`,
  },
  {
    // A variant's value for each option of its product.
    name: "haat_variant_choice",
    sql: `
      SELECT l.variant_id, o.title AS option, v.value, v.rank
        FROM product_variant_option l
        JOIN product_option_value v ON v.id = l.option_value_id AND v.deleted_at IS NULL
        JOIN product_option o ON o.id = v.option_id AND o.deleted_at IS NULL`,
  },
  {
    // Rupees for a single piece without price rules: the variant's own price, which is its MRP, and the prices of sale
    // lists active now. `is_dated`: of a sale, which ends by itself, and not the selling price that staff entered.
    name: "haat_variant_price",
    sql: `
      SELECT l.variant_id, p.amount, p.price_list_id IS NULL AS is_mrp, s.id IS NOT NULL AS is_sale,
             s.id IS NOT NULL AND s.metadata->'sale' IS NOT NULL AS is_dated, s.ends_at
        FROM product_variant_price_set l
        JOIN price p ON p.price_set_id = l.price_set_id AND p.deleted_at IS NULL AND p.currency_code = 'inr'
                    AND COALESCE(p.rules_count, 0) = 0 AND COALESCE(p.min_quantity, 1) <= 1
        LEFT JOIN price_list s ON s.id = p.price_list_id AND s.deleted_at IS NULL AND s.type = 'sale'
                    AND s.status = 'active' AND COALESCE(s.rules_count, 0) = 0
                    AND COALESCE(s.starts_at <= now(), true) AND COALESCE(s.ends_at >= now(), true)
       WHERE l.deleted_at IS NULL`,
  },
  {
    // A sale's list of prices, with how many it has.
    name: "haat_any_sale_list",
    sql: anySaleList,
  },
  {
    // Those of the shop. A release that does not know sellers' sales reads these alone.
    name: "haat_sale_list",
    sql: `${anySaleList} AND s.metadata->'seller' IS NULL`,
  },
];
