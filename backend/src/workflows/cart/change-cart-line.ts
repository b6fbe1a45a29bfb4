import { cartMessages } from "@haat/api-contract/cart/messages";
import type { VariantChoice } from "@haat/api-contract/cart/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { findSellables } from "../sellable/read-sellables";
import { checkQuantity, chooseLine } from "./cart-line";
import { changeOpenCart } from "./open-cart";

type Setting = {
  customerId: string;
  productId: string;
  variant?: VariantChoice;
  size?: string | null | undefined;
  quantity: number;
};

/**
 * Sets the quantity of a line.
 *
 * @throws ApiError 404 no such line, or its product is no longer in the shop; 409 not enough in stock.
 */
export async function setCartLine(container: MedusaContainer, setting: Setting): Promise<void> {
  const { customerId, productId, quantity } = setting;
  const variants = await findSellables(container, [productId]);
  await changeOpenCart(container, customerId, (lines) => {
    const line = chooseLine(lines, productId, setting.variant, setting.size);
    const sellable = variants.find(({ variantId }) => variantId === line.variantId);
    if (!sellable?.active) throw new ApiError(404, cartMessages.productNotFound);
    checkQuantity(quantity, sellable.stock);
    return { rests: [{ lineId: line.lineId, quantity, price: sellable.price }] };
  });
}

type Removal = { customerId: string; productId: string; variant?: VariantChoice };

/** @throws ApiError 404 no such line, 400 several lines of the product match. */
export async function removeFromCart(container: MedusaContainer, removal: Removal): Promise<void> {
  await changeOpenCart(container, removal.customerId, (lines) => {
    const { lineId } = chooseLine(lines, removal.productId, removal.variant);
    return { rests: [{ lineId, quantity: 0, price: null }] };
  });
}
