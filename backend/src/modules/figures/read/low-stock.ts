import { limits } from "@haat/api-contract/limits";
import { variantChoiceSql } from "../../../database/product-sql";
import { lowAtSql } from "../../../database/shop-rules-sql";

/** Variants that run out, the scarcest first; of two alike, those that sell better. */
export const lowStockSql = `
  WITH low AS MATERIALIZED (SELECT ${lowAtSql} AS most),
  scarce AS MATERIALIZED (SELECT variant_id, product_id, pieces FROM figures_stock WHERE pieces <= (SELECT most FROM low))
  SELECT json_build_object('threshold', (SELECT most FROM low), 'total', (SELECT count(*) FROM scarce),
    'soldOut', (SELECT count(*) FROM scarce WHERE pieces = 0),
    'scarcest', (SELECT COALESCE(json_agg(json_build_object('productId', p.id, 'title', p.title,
         'variant', COALESCE(concat_ws(' / ', choice.color, choice.size, choice.other), ''), 'sku', COALESCE(v.sku, ''),
         'image', COALESCE(v.metadata->'images'->>0, v.thumbnail, p.thumbnail, ''), 'available', part.pieces)
         ORDER BY part.pieces, part.sold DESC, v.id), '[]')
       FROM (SELECT s.*, COALESCE(c.units_30d, 0) AS sold FROM scarce s LEFT JOIN catalog_product c USING (product_id)
              ORDER BY s.pieces, sold DESC, s.variant_id LIMIT ${limits.overviewRows}) part
       JOIN haat_variant v ON v.id = part.variant_id
       JOIN haat_any_product p ON p.id = part.product_id
       CROSS JOIN LATERAL (${variantChoiceSql}) choice))`;
