import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import type { Seeding } from "./seeding";

/**
 * Removes what the engine's workflow was in the middle of when a seed was killed: products that have a variant without
 * a price or a stock item, and stock items that never met their variant. The seed then makes them whole.
 */
export async function removeHalfMade({ container, database, shop }: Seeding): Promise<void> {
  const handles = shop.products.map(({ handle }) => handle);
  const { rows }: { rows: { id: string }[] } = await database.raw(
    `SELECT p.id FROM product p WHERE p.deleted_at IS NULL AND p.handle = ANY (?) AND (
       NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id AND v.deleted_at IS NULL)
       OR EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id AND v.deleted_at IS NULL AND NOT (
         EXISTS (SELECT 1 FROM product_variant_price_set ps JOIN price pr ON pr.price_set_id = ps.price_set_id AND pr.deleted_at IS NULL
                  WHERE ps.variant_id = v.id AND ps.deleted_at IS NULL)
         AND EXISTS (SELECT 1 FROM product_variant_inventory_item vi WHERE vi.variant_id = v.id AND vi.deleted_at IS NULL))))`,
    [handles],
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await deleteProductsWorkflow(container).run({ input: { ids } });
  await database.raw(
    `DELETE FROM inventory_item i WHERE i.sku = ANY (?)
        AND NOT EXISTS (SELECT 1 FROM product_variant_inventory_item vi WHERE vi.inventory_item_id = i.id AND vi.deleted_at IS NULL)`,
    [shop.products.flatMap(({ variants }) => variants.map(({ sku }) => sku))],
  );
}
