const ofVariants = "SELECT v.product_id AS id FROM product_variant v";
const ofPrices = `${ofVariants} JOIN product_variant_price_set ps ON ps.variant_id = v.id`;
const ofItems = `${ofVariants} JOIN product_variant_inventory_item vi ON vi.variant_id = v.id`;
const ofValues = `${ofVariants} JOIN product_variant_option vo ON vo.variant_id = v.id JOIN product_option_value ov ON ov.id = vo.option_value_id`;

/**
 * Which products a changed thing of the engine belongs to, by the kind of thing; $1 are its ids. Rows that were deleted
 * softly still tell, so deletions need nothing of their own: no view would show them.
 */
export const productsOfSql = {
  variant: `${ofVariants} WHERE v.id = ANY ($1)`,
  price: `${ofPrices} JOIN price pr ON pr.price_set_id = ps.price_set_id WHERE pr.id = ANY ($1)`,
  priceSet: `${ofPrices} WHERE ps.price_set_id = ANY ($1)`,
  priceList: `${ofPrices} JOIN price pr ON pr.price_set_id = ps.price_set_id WHERE pr.price_list_id = ANY ($1)`,
  inventoryItem: `${ofItems} WHERE vi.inventory_item_id = ANY ($1)`,
  inventoryLevel: `${ofItems} JOIN inventory_level l ON l.inventory_item_id = vi.inventory_item_id WHERE l.id = ANY ($1)`,
  reservation: `${ofItems} JOIN reservation_item r ON r.inventory_item_id = vi.inventory_item_id WHERE r.id = ANY ($1)`,
  category: `SELECT pc.product_id AS id FROM product_category changed
    JOIN product_category c ON c.id = changed.id OR c.mpath LIKE changed.mpath || '.%'
    JOIN product_category_product pc ON pc.product_category_id = c.id WHERE changed.id = ANY ($1)`,
  tag: "SELECT pt.product_id AS id FROM product_tags pt WHERE pt.product_tag_id = ANY ($1)",
  option: `${ofValues} WHERE ov.option_id = ANY ($1)`,
  optionValue: `${ofValues} WHERE ov.id = ANY ($1)`,
};

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

/**
 * Ids of products by their title, deleted ones too. Those are asked for apart where the engine's index of titles, which
 * holds no deleted ones, is to be used.
 *
 * @param matches SQL of whether a column is what is looked for
 */
export const titledProductsSql = (matches: (column: string) => string, isIndexed: boolean): string => {
  const titled = `SELECT found.id FROM product found WHERE ${matches("found.title")}`;
  return isIndexed
    ? `${titled} AND found.deleted_at IS NULL
         UNION ${titled} AND found.deleted_at IS NOT NULL`
    : titled;
};

/**
 * Ids of variants whose stock a changed thing of the engine is about; $1 are its ids, text[]. One that was deleted still
 * tells whose it was: no view would show it.
 */
export const variantsOfSql = {
  levels: `
  SELECT vi.variant_id FROM product_variant_inventory_item vi JOIN inventory_level l ON l.inventory_item_id = vi.inventory_item_id
   WHERE l.id = ANY ($1) AND vi.deleted_at IS NULL`,
  reservations: `
  SELECT vi.variant_id FROM product_variant_inventory_item vi JOIN reservation_item r ON r.inventory_item_id = vi.inventory_item_id
   WHERE r.id = ANY ($1) AND vi.deleted_at IS NULL`,
};
