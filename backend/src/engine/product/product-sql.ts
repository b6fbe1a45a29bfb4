/**
 * SQL fragments for a product's price, stock, options and category. The catalogue's writer and the cart share them, so
 * that nothing can be bought that has no page.
 */

/**
 * The prices of a variant `v`: `mrp`, the lowest outside price lists; `sale`, the lowest of an active sale list;
 * `entered`, the same without sales that end by themselves; `ends`, when the lowest price does, if it does. Rupees; null if
 * there is none.
 */
export const variantPriceSql = `
  SELECT min(pr.amount) FILTER (WHERE pr.is_mrp) AS mrp, min(pr.amount) FILTER (WHERE pr.is_sale) AS sale,
         min(pr.amount) FILTER (WHERE pr.is_sale AND NOT pr.is_dated) AS entered,
         (array_agg(CASE WHEN pr.is_dated THEN pr.ends_at END ORDER BY pr.amount, pr.is_dated) FILTER (WHERE pr.is_sale))[1] AS ends
    FROM haat_variant_price pr WHERE pr.variant_id = v.id`;

/** The stock of a variant `v`: `pieces`, how many can be sold. For a set, its scarcest item decides. */
export const variantPiecesSql = `
  SELECT GREATEST(COALESCE(min(floor(item.pieces / item.required)), 0), 0)::int AS pieces
    FROM (SELECT GREATEST(vi.required_quantity, 1) AS required, COALESCE(sum(l.available), 0) AS pieces
            FROM haat_variant_item vi
            LEFT JOIN haat_stock_level l ON l.item_id = vi.item_id AND l.sells
           WHERE vi.variant_id = v.id
           GROUP BY vi.item_id, vi.required_quantity) item`;

/**
 * The options of a variant `v`: its `color` and `size` with their ranks among the product's values, and any `other`
 * option.
 */
export const variantChoiceSql = `
  SELECT max(own.value) FILTER (WHERE lower(own.option) IN ('color', 'colour')) AS color,
         max(own.value) FILTER (WHERE lower(own.option) = 'size') AS size,
         min(own.rank) FILTER (WHERE lower(own.option) IN ('color', 'colour')) AS color_place,
         min(own.rank) FILTER (WHERE lower(own.option) = 'size') AS size_place,
         string_agg(own.value, ' / ' ORDER BY own.option) FILTER (WHERE lower(own.option) NOT IN ('color', 'colour', 'size')) AS other
    FROM haat_variant_choice own
   WHERE own.variant_id = v.id`;

/**
 * The category of each product that has one: a sub-category and its parent, or a top category alone. Of several
 * sub-categories the first visible one counts. Levels below the second count as their second-level ancestor. It is
 * `open` to shoppers only if every level up to the top is active. A product without a row is open too. `which` selects
 * products by `pc.product_id`.
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

/** The same for many products. $1: product ids, text[]. */
export const productPlacesSql = productPlaceSql("pc.product_id = ANY ($1)");
