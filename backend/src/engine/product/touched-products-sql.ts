/**
 * Products of which the engine has a row that was written or deleted since a time, or a price list that began or ended
 * by its dates.
 *
 * @param since where in the statement the time stands
 * @param touched SQL of whether a row was written or deleted since then
 */
export const touchedProductsSql = (since: string, touched: (table: string) => string): string => `
  SELECT p.id FROM product p WHERE ${touched("p")}
  UNION SELECT v.product_id FROM product_variant v WHERE ${touched("v")}
  UNION SELECT i.product_id FROM image i WHERE ${touched("i")}
  UNION SELECT pc.product_id FROM product_category changed
    JOIN product_category c ON c.id = changed.id OR c.mpath LIKE changed.mpath || '.%'
    JOIN product_category_product pc ON pc.product_category_id = c.id WHERE ${touched("changed")}
  UNION SELECT pt.product_id FROM product_tag t JOIN product_tags pt ON pt.product_tag_id = t.id WHERE ${touched("t")}
  UNION SELECT v.product_id FROM price pr JOIN product_variant_price_set ps ON ps.price_set_id = pr.price_set_id
    JOIN product_variant v ON v.id = ps.variant_id WHERE ${touched("pr")}
  UNION SELECT v.product_id FROM price_list pl JOIN price pr ON pr.price_list_id = pl.id
    JOIN product_variant_price_set ps ON ps.price_set_id = pr.price_set_id JOIN product_variant v ON v.id = ps.variant_id
   WHERE ${touched("pl")} OR (pl.starts_at > ${since}::timestamptz AND pl.starts_at <= now())
      OR (pl.ends_at > ${since}::timestamptz AND pl.ends_at <= now())
  UNION SELECT v.product_id FROM inventory_level l JOIN product_variant_inventory_item vi ON vi.inventory_item_id = l.inventory_item_id
    JOIN product_variant v ON v.id = vi.variant_id WHERE ${touched("l")}`;
