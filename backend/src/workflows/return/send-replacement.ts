import { orderMessages } from "@haat/api-contract/order/messages";
import type { Order } from "@haat/api-contract/order/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { lockLevels } from "#engine/stock/lock-levels";
import { ApiError } from "#errors/api-error";
import type { ReturnLine } from "#modules/return-request/return-states";
import type { StateLine } from "../order/order-state";
import { checkStock, countStock } from "../sellable/count-stock";
import { findSellables } from "../sellable/read-sellables";
import type { Sellable } from "../sellable/sellable";
import { divide } from "../stock/reserve-stock";

export type Replacement = { sellable: Sellable; quantity: number };

/**
 * The ordered variants, as they can be bought now.
 *
 * @throws ApiError 409 one of them is no longer in the shop.
 */
export async function findReplacements(
  container: MedusaContainer,
  sold: readonly StateLine[],
  order: Order,
  wanted: readonly ReturnLine[],
): Promise<Replacement[]> {
  const productIds = order.products.map(({ productId }) => productId._id);
  const sellables = new Map((await findSellables(container, productIds)).map((one) => [one.variantId, one]));
  return wanted.map(({ line_id, quantity }) => {
    const variantId = sold.find(({ id }) => id === line_id)?.variantId;
    const sellable = variantId ? sellables.get(variantId) : undefined;
    const title = order.products.find(({ _id }) => _id === line_id)?.title ?? "";
    if (!sellable) throw new ApiError(409, orderMessages.lineUnavailable(title));
    return { sellable, quantity };
  });
}

/**
 * Takes the replacement items out of the stock, in the running transaction. The returned items are not sold again, so
 * they are not restocked.
 *
 * @returns ids of the stock levels that changed.
 * @throws ApiError 409 not enough in stock.
 */
export async function sendReplacement(
  container: MedusaContainer,
  transaction: OneTransaction,
  replacements: readonly Replacement[],
): Promise<string[]> {
  const ids = [...new Set(replacements.flatMap(({ sellable }) => sellable.levels.map(({ levelId }) => levelId)))];
  if (ids.length === 0) return [];
  const available = await lockLevels(transaction, ids.sort());
  const inventory = container.resolve(Modules.INVENTORY);
  for (const { sellable, quantity } of replacements) {
    if (sellable.levels.length === 0) continue;
    const levels = sellable.levels.map((level) => ({ ...level, available: available.get(level.levelId) ?? 0 }));
    checkStock(sellable.title, quantity, countStock(levels, true));
    for (const { levelId, inventoryItemId, locationId, quantity: share } of divide(quantity, levels)) {
      available.set(levelId, (available.get(levelId) ?? 0) - share);
      await inventory.adjustInventory(inventoryItemId, locationId, -share, transaction.contextFor(inventory));
    }
  }
  return ids;
}
