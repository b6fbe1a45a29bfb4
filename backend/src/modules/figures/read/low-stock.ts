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

/**
 * What can be sold of each variant, by the rule of the cart: of a set as many as of its scarcest piece. Lists of ids and
 * not joins: few are scarce, which the planner can't know, and it would read all variants and products for them.
 */
const countedSql = `
  SELECT item.variant_id AS id, item.product_id, GREATEST(0, min(floor(item.available / GREATEST(item.required, 1))))::int AS available
    FROM (SELECT vi.variant_id, v.product_id, max(vi.required_quantity) AS required, COALESCE(sum(l.stocked_quantity - l.reserved_quantity), 0) AS available
            FROM unnest(ARRAY(SELECT DISTINCT vi.variant_id::text FROM unnest(ARRAY(${doubtfulSql})) doubtful(item_id)
                                JOIN product_variant_inventory_item vi ON vi.inventory_item_id = doubtful.item_id AND vi.deleted_at IS NULL)) one(id)
            JOIN product_variant v ON v.id = one.id AND v.deleted_at IS NULL AND v.manage_inventory AND NOT v.allow_backorder
            JOIN product p ON p.id = v.product_id AND p.deleted_at IS NULL AND p.status = 'published'
            JOIN product_variant_inventory_item vi ON vi.variant_id = v.id AND vi.deleted_at IS NULL
            LEFT JOIN inventory_level l ON l.inventory_item_id = vi.inventory_item_id AND l.deleted_at IS NULL
             AND l.location_id = ANY (ARRAY(SELECT stock_location_id FROM sales_channel_stock_location WHERE deleted_at IS NULL))
           GROUP BY vi.variant_id, v.product_id, vi.inventory_item_id) item
   GROUP BY item.variant_id, item.product_id`;

/** Variants that run out, the scarcest first; of two alike, those that sell better. */
export const lowStockSql = `
  WITH low AS MATERIALIZED (SELECT ${lowAtSql} AS most),
  scarce AS MATERIALIZED (SELECT * FROM (${countedSql}) counted WHERE available <= (SELECT most FROM low))
  SELECT json_build_object('threshold', (SELECT most FROM low), 'total', (SELECT count(*) FROM scarce),
    'soldOut', (SELECT count(*) FROM scarce WHERE available = 0),
    'scarcest', (SELECT COALESCE(json_agg(json_build_object('productId', p.id, 'title', p.title,
         'variant', COALESCE(concat_ws(' / ', choice.color, choice.size, choice.other), ''), 'sku', COALESCE(v.sku, ''),
         'image', COALESCE(v.metadata->'images'->>0, v.thumbnail, p.thumbnail, ''), 'available', part.available)
         ORDER BY part.available, part.sold DESC, part.id), '[]')
       FROM (SELECT s.*, COALESCE((SELECT c.units_30d FROM catalog_product c WHERE c.product_id = s.product_id), 0) AS sold FROM scarce s
              ORDER BY s.available, sold DESC, s.id LIMIT ${limits.overviewRows}) part
       JOIN product_variant v ON v.id = part.id
       JOIN product p ON p.id = part.product_id
       CROSS JOIN LATERAL (${variantChoiceSql}) choice))`;
