const ofVariants = "SELECT v.product_id AS id FROM product_variant v";
const ofPrices = `${ofVariants} JOIN product_variant_price_set ps ON ps.variant_id = v.id`;
const ofItems = `${ofVariants} JOIN product_variant_inventory_item vi ON vi.variant_id = v.id`;
const ofValues = `${ofVariants} JOIN product_variant_option vo ON vo.variant_id = v.id JOIN product_option_value ov ON ov.id = vo.option_value_id`;

/**
 * The products that a changed record of the engine belongs to, by kind of record; $1 are its ids. Reads the tables, not
 * the views, because soft-deleted rows must still lead to their product.
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

const ofLists = `SELECT v.product_id FROM price_list pl JOIN price pr ON pr.price_list_id = pl.id
    JOIN product_variant_price_set ps ON ps.price_set_id = pr.price_set_id JOIN product_variant v ON v.id = ps.variant_id`;

const dated = (since: string) =>
  `(pl.starts_at > ${since}::timestamptz AND pl.starts_at <= now()) OR (pl.ends_at > ${since}::timestamptz AND pl.ends_at <= now())`;

/** Products with a price list that started or ended by its dates since a time. @param since SQL of the time */
export const datedProductsSql = (since: string): string => `${ofLists} WHERE ${dated(since)}`;

/**
 * Products with a row that was written or deleted since a time, or with a price list that started or ended by its dates
 * since then.
 *
 * @param since SQL of the time
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
  UNION ${ofLists} WHERE ${touched("pl")} OR ${dated(since)}
  UNION SELECT v.product_id FROM inventory_level l JOIN product_variant_inventory_item vi ON vi.inventory_item_id = l.inventory_item_id
    JOIN product_variant v ON v.id = vi.variant_id WHERE ${touched("l")}`;

/**
 * Ids of products by title, deleted ones included. The engine's index of titles covers no deleted products, so where it
 * is used they are queried separately.
 *
 * @param matches SQL of whether a column matches the search
 */
export const titledProductsSql = (matches: (column: string) => string, isIndexed: boolean): string => {
  const titled = `SELECT found.id FROM product found WHERE ${matches("found.title")}`;
  return isIndexed
    ? `${titled} AND found.deleted_at IS NULL
         UNION ${titled} AND found.deleted_at IS NOT NULL`
    : titled;
};

/**
 * Ids of variants whose stock a changed record of the engine affects; $1 are its ids, text[]. Reads the tables, not the
 * views, so that deleted records still lead to their variants.
 */
export const variantsOfSql = {
  levels: `
  SELECT vi.variant_id FROM product_variant_inventory_item vi JOIN inventory_level l ON l.inventory_item_id = vi.inventory_item_id
   WHERE l.id = ANY ($1) AND vi.deleted_at IS NULL`,
  reservations: `
  SELECT vi.variant_id FROM product_variant_inventory_item vi JOIN reservation_item r ON r.inventory_item_id = vi.inventory_item_id
   WHERE r.id = ANY ($1) AND vi.deleted_at IS NULL`,
};
