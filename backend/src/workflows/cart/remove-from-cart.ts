import type { VariantChoice } from "@haat/api-contract/cart/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { chooseLine } from "./choose-line";
import { changeOpenCart } from "./open-cart";

type Removal = { customerId: string; productId: string; variant?: VariantChoice };

/** @throws ApiError 404 no such line, 400 several lines of the product fit. */
export async function removeFromCart(container: MedusaContainer, removal: Removal): Promise<void> {
  await changeOpenCart(container, removal.customerId, async (cart, transaction) => {
    const line = chooseLine(cart.lines, removal.productId, removal.variant);
    const carts = container.resolve(Modules.CART);
    await carts.deleteLineItems([line.lineId], transaction.contextFor(carts));
  });
}
