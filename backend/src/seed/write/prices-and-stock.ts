import { Modules } from "@medusajs/framework/utils";
import { known, type Seeding } from "./seeding";

export interface EngineVariant {
  id: string;
  sku: string;
  productId: string;
  title: string;
  priceSetId: string;
  inventoryItemId: string;
}

/** The engine's ids of the shop's variants, by SKU. */
export async function engineVariants({ database }: Seeding): Promise<Map<string, EngineVariant>> {
  const { rows }: { rows: EngineVariant[] } = await database.raw(
    `SELECT v.id, v.sku, v.title, v.product_id AS "productId", ps.price_set_id AS "priceSetId", vi.inventory_item_id AS "inventoryItemId"
       FROM product_variant v
       JOIN product_variant_price_set ps ON ps.variant_id = v.id AND ps.deleted_at IS NULL
       JOIN product_variant_inventory_item vi ON vi.variant_id = v.id AND vi.deleted_at IS NULL
      WHERE v.deleted_at IS NULL AND v.sku IS NOT NULL`,
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

/** What things sell for: one price per reduced variant in the one sale list. A second one would win when it is lower. */
export async function writeSalePrices(
  { container, database, ground, shop }: Seeding,
  variants: ReadonlyMap<string, EngineVariant>,
) {
  const there = new Set<string>(
    await database("price")
      .where({ price_list_id: ground.salePriceListId })
      .whereNull("deleted_at")
      .pluck("price_set_id"),
  );
  const prices = shop.products
    .flatMap((product) => product.variants)
    .filter(({ price, mrp }) => price < mrp)
    .map(({ sku, price }) => ({ price_set_id: known(variants, sku).priceSetId, currency_code: "inr", amount: price }))
    .filter(({ price_set_id }) => !there.has(price_set_id));
  if (prices.length === 0) return;
  await container.resolve(Modules.PRICING).addPriceListPrices([{ price_list_id: ground.salePriceListId, prices }]);
}

export async function writeStock(
  { container, database, ground, shop }: Seeding,
  variants: ReadonlyMap<string, EngineVariant>,
) {
  const there = new Set<string>(
    await database("inventory_level")
      .where({ location_id: ground.stockLocationId })
      .whereNull("deleted_at")
      .pluck("inventory_item_id"),
  );
  const levels = shop.products
    .flatMap((product) => product.variants)
    .map(({ sku, stock }) => ({
      inventory_item_id: known(variants, sku).inventoryItemId,
      location_id: ground.stockLocationId,
      stocked_quantity: stock,
    }))
    .filter(({ inventory_item_id }) => !there.has(inventory_item_id));
  if (levels.length > 0) await container.resolve(Modules.INVENTORY).createInventoryLevels(levels);
}
