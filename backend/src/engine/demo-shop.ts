import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/**
 * What the demo seed needs from the engine's tables besides its workflows. Each step is idempotent: it checks what
 * exists and creates the rest.
 */

/** Of the products with these handles, those without variants or with a variant that lacks a price or a stock item. */
export async function findHalfMade(database: Knex, handles: string[]): Promise<string[]> {
  const { rows }: { rows: { id: string }[] } = await database.raw(
    `SELECT p.id FROM product p WHERE p.deleted_at IS NULL AND p.handle = ANY (?) AND (
       NOT EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id AND v.deleted_at IS NULL)
       OR EXISTS (SELECT 1 FROM product_variant v WHERE v.product_id = p.id AND v.deleted_at IS NULL AND NOT (
         EXISTS (SELECT 1 FROM product_variant_price_set ps JOIN price pr ON pr.price_set_id = ps.price_set_id AND pr.deleted_at IS NULL
                  WHERE ps.variant_id = v.id AND ps.deleted_at IS NULL)
         AND EXISTS (SELECT 1 FROM product_variant_inventory_item vi WHERE vi.variant_id = v.id AND vi.deleted_at IS NULL))))`,
    [handles],
  );
  return rows.map(({ id }) => id);
}

/** Removes stock items with these SKUs that were never linked to a variant; no workflow finds them. */
export async function removeLooseItems(database: Knex, skus: string[]): Promise<void> {
  await database.raw(
    `DELETE FROM inventory_item i WHERE i.sku = ANY (?)
        AND NOT EXISTS (SELECT 1 FROM product_variant_inventory_item vi WHERE vi.inventory_item_id = i.id AND vi.deleted_at IS NULL)`,
    [skus],
  );
}

export interface EngineVariant {
  id: string;
  sku: string;
  productId: string;
  title: string;
  priceSetId: string;
  inventoryItemId: string;
}

/** Variants by their SKU. */
export async function findEngineVariants(database: Knex): Promise<Map<string, EngineVariant>> {
  const { rows }: { rows: EngineVariant[] } = await database.raw(
    `SELECT v.id, v.sku, v.title, v.product_id AS "productId", ps.price_set_id AS "priceSetId", vi.inventory_item_id AS "inventoryItemId"
       FROM product_variant v
       JOIN product_variant_price_set ps ON ps.variant_id = v.id AND ps.deleted_at IS NULL
       JOIN product_variant_inventory_item vi ON vi.variant_id = v.id AND vi.deleted_at IS NULL
      WHERE v.deleted_at IS NULL AND v.sku IS NOT NULL`,
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Price sets that have a price in the price list. */
export const findPriceSets = async (database: Knex, priceListId: string): Promise<Set<string>> =>
  new Set(await database("price").where({ price_list_id: priceListId }).whereNull("deleted_at").pluck("price_set_id"));

/** Items that have a stock level at the location. */
export const findStockedItems = async (database: Knex, locationId: string): Promise<Set<string>> =>
  new Set(
    await database("inventory_level")
      .where({ location_id: locationId })
      .whereNull("deleted_at")
      .pluck("inventory_item_id"),
  );

/** Tag ids by value. */
export async function findTags(database: Knex): Promise<Map<string, string>> {
  const rows: { id: string; value: string }[] = await database("product_tag")
    .select("id", "value")
    .whereNull("deleted_at");
  return new Map(rows.map(({ id, value }) => [value, id]));
}

/** Backdates products: the workflow always uses the current time. */
export async function dateProducts(
  database: Knex,
  products: readonly { handle: string; createdAt: Date }[],
): Promise<void> {
  await database.raw(
    `UPDATE product SET created_at = made.created_at FROM jsonb_to_recordset(?::jsonb) AS made(handle text, created_at timestamptz)
      WHERE product.handle = made.handle AND product.deleted_at IS NULL`,
    [JSON.stringify(products.map(({ handle, createdAt }) => ({ handle, created_at: createdAt })))],
  );
}

/** Backdates the categories with these handles. */
export async function dateCategories(database: Knex, handles: string[], createdAt: Date): Promise<void> {
  await database("product_category").whereIn("handle", handles).update({ created_at: createdAt });
}

/** Backdates customers, by e-mail address: the engine's module always uses the current time. */
export async function dateCustomers(database: Knex, joined: readonly { email: string; at: Date }[]): Promise<void> {
  await database.raw(
    `UPDATE customer SET created_at = made.at FROM jsonb_to_recordset(?::jsonb) AS made(email text, at timestamptz) WHERE customer.email = made.email`,
    [JSON.stringify(joined)],
  );
}
