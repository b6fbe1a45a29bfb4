import type { OneTransaction } from "../../database/one-transaction";

/** One of the SKUs that a variant or a stock item has that is not this product's. */
export async function findTakenSku(
  transaction: OneTransaction,
  productId: string,
  skus: string[],
): Promise<string | undefined> {
  const [taken] = await transaction.run<{ sku: string }>(
    `SELECT sku FROM product_variant WHERE sku = ANY (:skus) AND deleted_at IS NULL AND product_id <> :productId
     UNION ALL
     SELECT i.sku FROM inventory_item i WHERE i.sku = ANY (:skus) AND i.deleted_at IS NULL AND NOT EXISTS (
       SELECT FROM product_variant_inventory_item l JOIN product_variant v ON v.id = l.variant_id
        WHERE l.inventory_item_id = i.id AND l.deleted_at IS NULL AND v.product_id = :productId)`,
    { skus, productId },
  );
  return taken?.sku;
}
