import type { OneTransaction } from "#engine/hooks/one-transaction";

export type VariantRow = { id: string; title: string; sku: string | null; rank: number; images: string[] };

/**
 * Creates or updates variants. Other fields that the engine has for them are left unchanged.
 *
 * @param resold ids of variants whose SKU changes
 */
export async function writeVariants(
  transaction: OneTransaction,
  productId: string,
  rows: readonly VariantRow[],
  resold: string[],
): Promise<void> {
  // Clear the old SKUs first: two variants may swap SKUs, and uniqueness is checked row by row.
  if (resold.length > 0) {
    await transaction.run("UPDATE product_variant SET sku = NULL WHERE id = ANY (?)", [resold]);
    await transaction.run(
      `UPDATE inventory_item SET sku = NULL WHERE id IN (
         SELECT inventory_item_id FROM product_variant_inventory_item WHERE variant_id = ANY (?) AND deleted_at IS NULL)`,
      [resold],
    );
  }
  await transaction.run(
    `INSERT INTO product_variant AS v (id, title, sku, variant_rank, product_id, metadata)
     SELECT id, title, sku, rank, :productId, jsonb_build_object('images', images)
       FROM jsonb_to_recordset(CAST(:rows AS jsonb)) AS w(id text, title text, sku text, rank int, images jsonb)
     ON CONFLICT (id) DO UPDATE SET title = excluded.title, sku = excluded.sku, variant_rank = excluded.variant_rank,
            metadata = COALESCE(v.metadata, '{}') || excluded.metadata, updated_at = now()`,
    { rows: JSON.stringify(rows), productId },
  );
  if (resold.length > 0) {
    await transaction.run(
      `UPDATE inventory_item i SET sku = v.sku, updated_at = now()
         FROM product_variant_inventory_item l JOIN product_variant v ON v.id = l.variant_id
        WHERE i.id = l.inventory_item_id AND l.deleted_at IS NULL AND l.variant_id = ANY (?)`,
      [resold],
    );
  }
}

/** Returns a SKU that a variant or stock item of another product already uses. */
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
