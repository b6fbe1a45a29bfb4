/**
 * What a product costs, what there is of it, what there is to choose and where it stands, as fragments of SQL: the
 * catalogue's writer and the cart read the engine's products by the same rules, so that nothing is sold that has no page.
 */

/**
 * Of a variant `v`: `mrp`, the lowest price without a list, and `sale`, the lowest of an active sale list. Rupees; null
 * where there is none.
 */
export const variantPriceSql = `
  SELECT min(pr.amount) FILTER (WHERE pr.is_mrp) AS mrp, min(pr.amount) FILTER (WHERE pr.is_sale) AS sale
    FROM haat_variant_price pr WHERE pr.variant_id = v.id`;

/** Of a variant `v`: `pieces`, how many its stock suffices for; of a set's items the scarcest counts. */
export const variantPiecesSql = `
  SELECT GREATEST(COALESCE(min(floor(item.pieces / item.required)), 0), 0)::int AS pieces
    FROM (SELECT GREATEST(vi.required_quantity, 1) AS required, COALESCE(sum(l.available), 0) AS pieces
            FROM haat_variant_item vi
            LEFT JOIN haat_stock_level l ON l.item_id = vi.item_id AND l.sells
           WHERE vi.variant_id = v.id
           GROUP BY vi.item_id, vi.required_quantity) item`;

/** Of a variant `v`: its `color` and `size` with their places among the product's values, and any `other` option. */
export const variantChoiceSql = `
  SELECT max(own.value) FILTER (WHERE lower(own.option) IN ('color', 'colour')) AS color,
         max(own.value) FILTER (WHERE lower(own.option) = 'size') AS size,
         min(own.rank) FILTER (WHERE lower(own.option) IN ('color', 'colour')) AS color_place,
         min(own.rank) FILTER (WHERE lower(own.option) = 'size') AS size_place,
         string_agg(own.value, ' / ' ORDER BY own.option) FILTER (WHERE lower(own.option) NOT IN ('color', 'colour', 'size')) AS other
    FROM haat_variant_choice own
   WHERE own.variant_id = v.id`;

/**
 * Where products stand, one row for each that has a category: one sub-category and its category, or a category alone.
 * Of several sub-categories the first visible one. Levels below the second count as their second-level ancestor. It is
 * `open`, seen by shoppers, only when every level up to the top is active. A product without a row is open too.
 * `which` picks them by `pc.product_id`.
 */
export const productPlaceSql = (which: string): string => `
  SELECT DISTINCT ON (pc.product_id) pc.product_id, top.id AS category_id, top.name AS category,
         sub.id AS sub_category_id, sub.name AS sub_category, above.open
    FROM haat_product_category pc
    JOIN haat_category own ON own.id = pc.category_id
    JOIN haat_category top ON top.id = split_part(own.path, '.', 1)
    LEFT JOIN haat_category sub ON sub.id = NULLIF(split_part(own.path, '.', 2), '')
    CROSS JOIN LATERAL (SELECT bool_and(a.is_shown) AS open FROM haat_any_category a
                         WHERE a.id = ANY (string_to_array(own.path, '.'))) above
   WHERE ${which}
   ORDER BY pc.product_id, sub.id IS NULL, above.open DESC, own.rank, own.id`;

/** The same of many. $1: product ids, text[]. */
export const productPlacesSql = productPlaceSql("pc.product_id = ANY ($1)");
