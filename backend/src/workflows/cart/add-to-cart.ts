import { cartMessages } from "@haat/api-contract/cart/messages";
import type { VariantChoice } from "@haat/api-contract/cart/schemas";
import { limits } from "@haat/api-contract/limits";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#database/one-transaction";
import { loadStoreDefaults, storeDefaultNames } from "#engine/store-defaults";
import { ApiError } from "#errors/api-error";
import { chooseVariant } from "../sellable/choose-variant";
import { findSellables } from "../sellable/read-sellables";
import type { Sellable } from "../sellable/sellable";
import { checkQuantity } from "./cart-line";
import { changeOpenCart } from "./open-cart";

type Addition = { customerId: string; productId: string; variant?: VariantChoice; quantity: number };

async function openCart(container: MedusaContainer, transaction: OneTransaction, customerId: string): Promise<string> {
  const storeDefaults = await loadStoreDefaults(container);
  const carts = container.resolve(Modules.CART);
  const cart = await carts.createCarts(
    {
      customer_id: customerId,
      region_id: storeDefaults.regionId,
      sales_channel_id: storeDefaults.salesChannelId,
      currency_code: storeDefaultNames.currency,
      // A shopper may have other carts, created through the engine's own store API; this mark identifies ours.
      metadata: { shop: true },
    },
    transaction.contextFor(carts),
  );
  return cart.id;
}

/** A cart line as stored by the engine. The price is as of adding; it is not used for any decision. */
const toLine = (sellable: Sellable, quantity: number) => ({
  product_id: sellable.productId,
  variant_id: sellable.variantId,
  title: sellable.title,
  product_title: sellable.title,
  product_handle: sellable.slug,
  variant_title: sellable.variantTitle,
  variant_sku: sellable.sku ?? undefined,
  thumbnail: sellable.image || undefined,
  quantity,
  unit_price: sellable.price,
  compare_at_unit_price: sellable.mrp,
  is_tax_inclusive: true,
  requires_shipping: true,
  metadata: { color: sellable.color, size: sellable.size },
});

/**
 * Adds to the shopper's cart; quantities of the same variant add up. Calls the cart module directly, because the
 * engine's own workflow takes twenty times as long and locks within one process only.
 *
 * @throws ApiError 404 no such product or variant, 400 a variant must be chosen, 409 not enough in stock, or a line
 * more than one order can have.
 */
export async function addToCart(container: MedusaContainer, addition: Addition): Promise<void> {
  const { customerId, productId, quantity } = addition;
  const sellable = chooseVariant(await findSellables(container, [productId]), addition.variant);
  await changeOpenCart(container, customerId, async (cart, transaction) => {
    const carts = container.resolve(Modules.CART);
    const there = cart.lines.find((line) => line.variantId === sellable.variantId);
    const together = quantity + (there?.quantity ?? 0);
    checkQuantity(together, sellable.stock);
    if (there) {
      const change = { quantity: together, unit_price: sellable.price };
      await carts.updateLineItems(there.lineId, change, transaction.contextFor(carts));
      return;
    }
    if (cart.lines.length >= limits.maxOrderLines) throw new ApiError(409, cartMessages.full(limits.maxOrderLines));
    const cartId = cart.id ?? (await openCart(container, transaction, customerId));
    await carts.addLineItems(cartId, [toLine(sellable, quantity)], transaction.contextFor(carts));
  });
}
