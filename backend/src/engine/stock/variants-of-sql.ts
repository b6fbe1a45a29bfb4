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
