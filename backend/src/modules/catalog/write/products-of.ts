import type { Run } from "../../../database/database";

const ofVariants = "SELECT v.product_id AS id FROM product_variant v";
const ofPrices = `${ofVariants} JOIN product_variant_price_set ps ON ps.variant_id = v.id`;
const ofItems = `${ofVariants} JOIN product_variant_inventory_item vi ON vi.variant_id = v.id`;
const ofValues = `${ofVariants} JOIN product_variant_option vo ON vo.variant_id = v.id JOIN product_option_value ov ON ov.id = vo.option_value_id`;

/**
 * Which products a changed thing belongs to, by the kind of thing; $1 are its ids. Rows that were deleted softly still
 * tell, so deletions need nothing of their own.
 */
const productsOf = {
  product: "SELECT unnest($1::text[]) AS id",
  variant: `${ofVariants} WHERE v.id = ANY ($1)`,
  price: `${ofPrices} JOIN price pr ON pr.price_set_id = ps.price_set_id WHERE pr.id = ANY ($1)`,
  priceSet: `${ofPrices} WHERE ps.price_set_id = ANY ($1)`,
  priceList: `${ofPrices} JOIN price pr ON pr.price_set_id = ps.price_set_id WHERE pr.price_list_id = ANY ($1)`,
  inventoryItem: `${ofItems} WHERE vi.inventory_item_id = ANY ($1)`,
  inventoryLevel: `${ofItems} JOIN inventory_level l ON l.inventory_item_id = vi.inventory_item_id WHERE l.id = ANY ($1)`,
  reservation: `${ofItems} JOIN reservation_item r ON r.inventory_item_id = vi.inventory_item_id WHERE r.id = ANY ($1)`,
  category: `SELECT pc.product_id AS id FROM product_category changed
    JOIN product_category c ON c.id = changed.id OR c.mpath LIKE changed.mpath || '.%'
    JOIN product_category_product pc ON pc.product_category_id = c.id WHERE changed.id = ANY ($1)
    UNION SELECT product_id FROM catalog_product WHERE category_id = ANY ($1) OR sub_category_id = ANY ($1)`,
  tag: "SELECT pt.product_id AS id FROM product_tags pt WHERE pt.product_tag_id = ANY ($1)",
  option: `${ofValues} WHERE ov.option_id = ANY ($1)`,
  optionValue: `${ofValues} WHERE ov.id = ANY ($1)`,
  seller: "SELECT sp.product_id AS id FROM seller_product sp WHERE sp.seller_id = ANY ($1)",
  order: `SELECT li.product_id AS id FROM haat_order_line li WHERE li.order_id = ANY ($1)`,
};

export type Kind = keyof typeof productsOf;

/** Ids of the products that these things belong to. */
export async function findProducts(run: Run, kind: Kind, ids: readonly string[]): Promise<string[]> {
  const rows = await run<{ id: string | null }>({
    name: `catalog-products-of-${kind}`,
    text: `SELECT DISTINCT id FROM (${productsOf[kind]}) found`,
    values: [ids],
  });
  return rows.map((row) => row.id).filter((id) => id !== null);
}
