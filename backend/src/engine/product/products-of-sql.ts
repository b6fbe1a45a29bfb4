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
