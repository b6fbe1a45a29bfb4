import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { findSellables } from "../sellable/read-sellables";
import type { CartLine } from "./cart-line";
import { changeOpenCart, readOpenCart } from "./open-cart";
import { type PricedLine, toCart } from "./to-cart";

/**
 * Rendered product cards from the read model, by product id, including whether the shopper has each in the wishlist.
 */
async function readCards(
  container: MedusaContainer,
  shopper: string,
  ids: string[],
): Promise<Map<string, ProductCard>> {
  const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
  const cards = await catalog.cardsById(ids, shopper);
  return new Map([...cards].map(([id, card]) => [id, JSON.parse(card)]));
}

/** Removes lines whose product or variant has been deleted. */
async function dropLines(container: MedusaContainer, customerId: string, gone: readonly CartLine[]): Promise<void> {
  const ids = new Set(gone.map(({ lineId }) => lineId));
  await changeOpenCart(container, customerId, async (cart, transaction) => {
    const carts = container.resolve(Modules.CART);
    const there = cart.lines.filter(({ lineId }) => ids.has(lineId)).map(({ lineId }) => lineId);
    if (there.length > 0) await carts.deleteLineItems(there, transaction.contextFor(carts));
  });
}

/**
 * The shopper's cart at current prices and stock. A line of an inactive product stays, with stock 0; a line whose
 * product or variant was deleted is removed. Without a cart it is empty.
 */
export async function readCart(container: MedusaContainer, customerId: string) {
  const { lines } = await readOpenCart(container, customerId);
  if (lines.length === 0) return toCart([]);
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const [sellables, cards] = await Promise.all([
    findSellables(container, productIds),
    readCards(container, customerId, productIds),
  ]);
  const byVariant = new Map(sellables.map((sellable) => [sellable.variantId, sellable]));
  const gone = lines.filter(({ variantId }) => !byVariant.has(variantId));
  if (gone.length > 0) await dropLines(container, customerId, gone);
  const priced = lines.flatMap((line): PricedLine[] => {
    const [sellable, card] = [byVariant.get(line.variantId), cards.get(line.productId)];
    return sellable && card ? [{ line, sellable, card }] : [];
  });
  return toCart(priced);
}
