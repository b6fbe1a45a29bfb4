import type { OneTransaction } from "#engine/hooks/one-transaction";

/** Soft-deletes variants, as the engine does: orders can still show them, and their SKUs are free again. */
export async function removeVariants(transaction: OneTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const values = { ids: [...ids] };
  const gone = (table: string, where: string) =>
    transaction.run(
      `UPDATE ${table} SET deleted_at = now(), updated_at = now() WHERE deleted_at IS NULL AND ${where}`,
      values,
    );
  await gone("product_variant", "id = ANY (:ids)");
  const ofSets = "price_set_id IN (SELECT price_set_id FROM product_variant_price_set WHERE variant_id = ANY (:ids))";
  await gone("price", ofSets);
  await gone("price_set", ofSets.replace("price_set_id", "id"));
  await gone("product_variant_price_set", "variant_id = ANY (:ids)");
  // Keep an item that another variant uses as well.
  const ofItems = (column: string) => `${column} IN (
    SELECT l.inventory_item_id FROM product_variant_inventory_item l WHERE l.variant_id = ANY (:ids)
       AND NOT EXISTS (SELECT FROM product_variant_inventory_item o WHERE o.inventory_item_id = l.inventory_item_id
                          AND o.variant_id <> ALL (:ids) AND o.deleted_at IS NULL))`;
  await gone("inventory_level", ofItems("inventory_item_id"));
  await gone("inventory_item", ofItems("id"));
  await gone("product_variant_inventory_item", "variant_id = ANY (:ids)");
}
