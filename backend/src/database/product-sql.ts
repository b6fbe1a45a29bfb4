import { sellerNameSql } from "./seller-name-sql";

/**
 * What a product costs, what there is to choose and whether the shop shows it, as fragments of SQL: the read model's
 * writer and the cart read the engine's tables by the same rules, so that nothing is sold that has no page.
 */

/**
 * Of a variant `v`: `mrp`, the lowest price without a list, and `sale`, the lowest of an active sale list. Rupees; null
 * where there is none.
 */
export const variantPriceSql = `
  SELECT min(pr.amount) FILTER (WHERE pr.price_list_id IS NULL) AS mrp,
         min(pr.amount) FILTER (WHERE pl.id IS NOT NULL) AS sale
    FROM product_variant_price_set ps
    JOIN price pr ON pr.price_set_id = ps.price_set_id AND pr.deleted_at IS NULL AND pr.currency_code = 'inr'
                 AND COALESCE(pr.rules_count, 0) = 0 AND COALESCE(pr.min_quantity, 1) <= 1
    LEFT JOIN price_list pl ON pl.id = pr.price_list_id AND pl.deleted_at IS NULL AND pl.type = 'sale'
                 AND pl.status = 'active' AND COALESCE(pl.rules_count, 0) = 0
                 AND COALESCE(pl.starts_at <= now(), true) AND COALESCE(pl.ends_at >= now(), true)
   WHERE ps.variant_id = v.id AND ps.deleted_at IS NULL`;

/** Of a variant `v`: `pieces`, how many its stock suffices for; of a set's items the scarcest counts. */
export const variantPiecesSql = `
  SELECT GREATEST(COALESCE(min(floor(item.pieces / item.required)), 0), 0)::int AS pieces
    FROM (SELECT GREATEST(vi.required_quantity, 1) AS required, COALESCE(sum(l.stocked_quantity - l.reserved_quantity), 0) AS pieces
            FROM product_variant_inventory_item vi
            LEFT JOIN inventory_level l ON l.inventory_item_id = vi.inventory_item_id AND l.deleted_at IS NULL
             AND l.location_id IN (SELECT stock_location_id FROM sales_channel_stock_location WHERE deleted_at IS NULL)
           WHERE vi.variant_id = v.id AND vi.deleted_at IS NULL
           GROUP BY vi.inventory_item_id, vi.required_quantity) item`;

/** Of a variant `v`: `yes` where its product was taken off sale, however many pieces there are. */
export const withheldSql = `
  SELECT EXISTS (SELECT FROM product_details w WHERE w.product_id = v.product_id AND NOT w.in_stock AND w.deleted_at IS NULL) AS yes`;

/** Of a variant `v`: its `color` and `size` with their places among the product's values, and any `other` option. */
export const variantChoiceSql = `
  SELECT max(ov.value) FILTER (WHERE lower(o.title) IN ('color', 'colour')) AS color,
         max(ov.value) FILTER (WHERE lower(o.title) = 'size') AS size,
         min(ov.rank) FILTER (WHERE lower(o.title) IN ('color', 'colour')) AS color_place,
         min(ov.rank) FILTER (WHERE lower(o.title) = 'size') AS size_place,
         string_agg(ov.value, ' / ' ORDER BY o.title) FILTER (WHERE lower(o.title) NOT IN ('color', 'colour', 'size')) AS other
    FROM product_variant_option vo
    JOIN product_option_value ov ON ov.id = vo.option_value_id AND ov.deleted_at IS NULL
    JOIN product_option o ON o.id = ov.option_id AND o.deleted_at IS NULL
   WHERE vo.variant_id = v.id`;

/**
 * Where products stand, one row for each that has a category: one sub-category and its category, or a category alone.
 * Of several sub-categories the first visible one. Levels below the second count as their second-level ancestor. It is
 * `open`, seen by shoppers, only when every level up to the top is active. A product without a row is open too.
 * `which` picks them by `pc.product_id`.
 */
export const productPlaceSql = (which: string): string => `
  SELECT DISTINCT ON (pc.product_id) pc.product_id, top.id AS category_id, top.name AS category,
         sub.id AS sub_category_id, sub.name AS sub_category, above.open
    FROM product_category_product pc
    JOIN product_category own ON own.id = pc.product_category_id AND own.deleted_at IS NULL
    JOIN product_category top ON top.id = split_part(own.mpath, '.', 1) AND top.deleted_at IS NULL
    LEFT JOIN product_category sub ON sub.id = NULLIF(split_part(own.mpath, '.', 2), '') AND sub.deleted_at IS NULL
    CROSS JOIN LATERAL (SELECT bool_and(a.is_active AND NOT a.is_internal) AS open FROM product_category a
                         WHERE a.id = ANY (string_to_array(own.mpath, '.'))) above
   WHERE ${which}
   ORDER BY pc.product_id, sub.id IS NULL, above.open DESC, own.rank, own.id`;

/** The same of many. $1: product ids, text[]. */
export const productPlacesSql = productPlaceSql("pc.product_id = ANY ($1)");

/**
 * Of a product `p`: who sells it besides the shop (`seller_id`, `seller_name`), what staff have decided of it, and whether
 * shoppers may see it (`shown`): product and seller must both be approved. No row: it is the shop's own and shown.
 */
export const productSellerSql = `
  SELECT s.id AS seller_id, ${sellerNameSql("s.id")} AS seller_name, sp.state AS approval, sp.reason AS approval_reason,
         sp.updated_at AS judged_at, sp.state = 'approved' AND s.state = 'approved' AS shown
    FROM seller_product sp JOIN seller s ON s.id = sp.seller_id
   WHERE sp.product_id = p.id`;
