import { cartMessages } from "@haat/api-contract/cart/messages";
import type { VariantChoice } from "@haat/api-contract/cart/schemas";
import { limits } from "@haat/api-contract/limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import { type CartChange, type NewCartLine, newCartLineId } from "#engine/cart/write-cart";
import { ApiError } from "#errors/api-error";
import { chooseVariant } from "../sellable/choose-variant";
import type { Sellable } from "../sellable/sellable";
import { type CartLine, checkQuantity } from "./cart-line";
import { changeOpenCart, readOpenCart } from "./open-cart";
import { readCart, readGoods, showCart } from "./read-cart";

type Addition = { customerId: string; productId: string; variant?: VariantChoice; quantity: number };

const toLine = (sellable: Sellable, quantity: number): NewCartLine => ({
  id: newCartLineId(),
  productId: sellable.productId,
  variantId: sellable.variantId,
  title: sellable.title,
  handle: sellable.slug,
  variantTitle: sellable.variantTitle,
  sku: sellable.sku,
  thumbnail: sellable.image || null,
  quantity,
  price: sellable.price,
  mrp: sellable.mrp,
  metadata: { color: sellable.color, size: sellable.size },
});

/** @throws ApiError 409 not enough in stock, or a line more than one order can have. */
function addition(lines: readonly CartLine[], sellable: Sellable, quantity: number): CartChange {
  const there = lines.find(({ variantId }) => variantId === sellable.variantId);
  const together = quantity + (there?.quantity ?? 0);
  checkQuantity(together, sellable.stock);
  if (there) return { rests: [{ lineId: there.lineId, quantity: together, price: sellable.price }] };
  if (lines.length >= limits.maxOrderLines) throw new ApiError(409, cartMessages.full(limits.maxOrderLines));
  return { added: [toLine(sellable, quantity)] };
}

/**
 * Adds to the shopper's cart; quantities of the same variant add up. Costs four statements, if the shopper has a cart
 * and no other session changes it at this moment.
 *
 * @returns the cart.
 * @throws ApiError 404 no such product or variant, 400 a variant must be chosen, 409 not enough in stock, or a line
 * more than one order can have.
 */
export async function addToCart(container: MedusaContainer, { customerId, productId, variant, quantity }: Addition) {
  const open = await readOpenCart(container, customerId);
  const known = new Set([productId, ...open.lines.map((line) => line.productId)]);
  const goods = await readGoods(container, customerId, [...known]);
  const variants = goods.sellables.filter((one) => one.productId === productId);
  const sellable = chooseVariant(variants, variant);
  const lines = await changeOpenCart(container, customerId, (now) => addition(now, sellable, quantity), open);
  // Another session may have added a product meanwhile.
  if (lines.some((line) => !known.has(line.productId))) return await readCart(container, customerId);
  return await showCart(container, customerId, lines, goods);
}
