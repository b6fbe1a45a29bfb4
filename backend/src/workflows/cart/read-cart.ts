import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { findSellables } from "../sellable/read-sellables";
import type { Sellable } from "../sellable/sellable";
import type { CartLine } from "./cart-line";
import { changeOpenCart, readOpenCart } from "./open-cart";
import { type PricedLine, toCart } from "./to-cart";

/** What a cart shows of products: their variants as they can be bought now, and their cards by id. */
export type Goods = { sellables: Sellable[]; cards: Map<string, ProductCard> };

/** Cards are from the read model, including whether the shopper has each product in the wishlist. */
export async function readGoods(
  container: MedusaContainer,
  customerId: string,
  productIds: readonly string[],
): Promise<Goods> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return { sellables: [], cards: new Map() };
  const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
  const [sellables, cards] = await Promise.all([findSellables(container, ids), catalog.cardsById(ids, customerId)]);
  return { sellables, cards: new Map([...cards].map(([id, card]) => [id, JSON.parse(card)])) };
}

/** Removes lines whose product or variant has been deleted. */
async function dropLines(container: MedusaContainer, customerId: string, gone: readonly CartLine[]): Promise<void> {
  const ids = new Set(gone.map(({ lineId }) => lineId));
  await changeOpenCart(container, customerId, (lines) => ({
    rests: lines.filter(({ lineId }) => ids.has(lineId)).map(({ lineId }) => ({ lineId, quantity: 0, price: null })),
  }));
}

/**
 * A shopper's cart lines at current prices and stock. A line of an inactive product stays, with stock 0; a line whose
 * product or variant was deleted is removed.
 *
 * @param goods of at least these lines' products.
 */
export async function showCart(
  container: MedusaContainer,
  customerId: string,
  lines: readonly CartLine[],
  { sellables, cards }: Goods,
) {
  const byVariant = new Map(sellables.map((sellable) => [sellable.variantId, sellable]));
  const gone = lines.filter(({ variantId }) => !byVariant.has(variantId));
  if (gone.length > 0) await dropLines(container, customerId, gone);
  const priced = lines.flatMap((line): PricedLine[] => {
    const [sellable, card] = [byVariant.get(line.variantId), cards.get(line.productId)];
    return sellable && card ? [{ line, sellable, card }] : [];
  });
  return toCart(priced);
}

/** The shopper's cart; empty if there is none yet. */
export async function readCart(container: MedusaContainer, customerId: string) {
  const { lines } = await readOpenCart(container, customerId);
  const productIds = lines.map(({ productId }) => productId);
  return await showCart(container, customerId, lines, await readGoods(container, customerId, productIds));
}
