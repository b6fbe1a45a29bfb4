import { Modules } from "@medusajs/framework/utils";
import { type EngineVariant, findPriceSets, findStockedItems } from "#engine/demo-shop";
import { known, type Seeding } from "./seeding";

/** Writes selling prices: one per reduced variant, in the one sale list. In a second list the lower price would win. */
export async function writeSalePrices(
  { container, database, ground, shop }: Seeding,
  variants: ReadonlyMap<string, EngineVariant>,
) {
  const there = await findPriceSets(database, ground.salePriceListId);
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
  const there = await findStockedItems(database, ground.stockLocationId);
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
