import { limits } from "@haat/api-contract/limits";
import { lowAtSql } from "../../../database/low-stock-sql";
import { variantChoiceSql } from "../../../database/product-sql";

/**
 * Items of which some place has little, and items of sets, which are scarce sooner: no variant is scarce without one of
 * them, so that everything else need not be looked at.
 */
const doubtfulSql = `
  SELECT inventory_item_id FROM inventory_level WHERE deleted_at IS NULL AND stocked_quantity - reserved_quantity <= (SELECT most FROM low)
  UNION SELECT inventory_item_id FROM product_variant_inventory_item WHERE required_quantity > 1 AND deleted_at IS NULL`;

/** What can be sold of each variant, by the rule of the cart: of a set as many as of its scarcest piece. */
const countedSql = `
  SELECT v.id, v.product_id, GREATEST(0, min(floor(item.available / GREATEST(item.required, 1))))::int AS available
    FROM (SELECT DISTINCT vi.variant_id FROM product_variant_inventory_item vi
           WHERE vi.inventory_item_id IN (SELECT inventory_item_id FROM doubtful) AND vi.deleted_at IS NULL) one
    JOIN product_variant v ON v.id = one.variant_id AND v.deleted_at IS NULL AND v.manage_inventory AND NOT v.allow_backorder
    JOIN product p ON p.id = v.product_id AND p.deleted_at IS NULL AND p.status = 'published'
    CROSS JOIN LATERAL (
      SELECT max(vi.required_quantity) AS required, COALESCE(sum(l.stocked_quantity - l.reserved_quantity), 0) AS available
        FROM product_variant_inventory_item vi
        LEFT JOIN inventory_level l ON l.inventory_item_id = vi.inventory_item_id AND l.deleted_at IS NULL
         AND l.location_id IN (SELECT stock_location_id FROM sales_channel_stock_location WHERE deleted_at IS NULL)
       WHERE vi.variant_id = v.id AND vi.deleted_at IS NULL
       GROUP BY vi.inventory_item_id) item
   GROUP BY v.id, v.product_id`;

/** Variants that run out, the scarcest first; of two alike, those that sell better. */
export const lowStockSql = `
  WITH low AS MATERIALIZED (SELECT ${lowAtSql} AS most),
  doubtful AS MATERIALIZED (${doubtfulSql}),
  scarce AS MATERIALIZED (SELECT * FROM (${countedSql}) counted WHERE available <= (SELECT most FROM low))
  SELECT json_build_object('threshold', (SELECT most FROM low), 'total', (SELECT count(*) FROM scarce),
    'soldOut', (SELECT count(*) FROM scarce WHERE available = 0),
    'scarcest', (SELECT COALESCE(json_agg(json_build_object('productId', p.id, 'title', p.title,
         'variant', COALESCE(concat_ws(' / ', choice.color, choice.size, choice.other), ''), 'sku', COALESCE(v.sku, ''),
         'image', COALESCE(v.metadata->'images'->>0, v.thumbnail, p.thumbnail, ''), 'available', part.available)
         ORDER BY part.available, part.sold DESC, part.id), '[]')
       FROM (SELECT s.*, COALESCE(c.units_30d, 0) AS sold FROM scarce s LEFT JOIN catalog_product c ON c.product_id = s.product_id
              ORDER BY s.available, sold DESC, s.id LIMIT ${limits.overviewRows}) part
       JOIN product_variant v ON v.id = part.id
       JOIN product p ON p.id = part.product_id
       CROSS JOIN LATERAL (${variantChoiceSql}) choice))`;
