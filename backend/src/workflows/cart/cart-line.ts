import { cartMessages } from "@haat/api-contract/cart/messages";
import type { VariantChoice } from "@haat/api-contract/cart/schemas";
import { ApiError } from "#errors/api-error";
import { fits, named } from "../sellable/choose-variant";

/** A stored line of a shopper's cart: the chosen variant and quantity. Prices and stock are read each time. */
export type CartLine = {
  lineId: string;
  cartId: string;
  productId: string;
  variantId: string;
  quantity: number;
  /** As of adding; they identify the line even after its variant was deleted. */
  color: string;
  size: string;
};

/**
 * The cart line that a caller means. It is matched by what the line stores, not by the product's current variants, so
 * that a line can be removed after its variant was deleted.
 *
 * @throws ApiError 404 no such line, 400 several lines of the product match.
 */
export function chooseLine(
  lines: readonly CartLine[],
  productId: string,
  choice: VariantChoice,
  size?: string | null,
): CartLine {
  const wanted = named(choice, size);
  const matches = lines.filter(
    (line) => line.productId === productId && (wanted.id ? line.variantId === wanted.id : fits(line, wanted)),
  );
  const [match] = matches;
  if (!match) throw new ApiError(404, cartMessages.lineNotFound);
  if (matches.length > 1) throw new ApiError(400, cartMessages.selectVariant);
  return match;
}

/** @throws ApiError 409 not enough in stock, with the number left. */
export function checkQuantity(quantity: number, stock: number): void {
  if (stock <= 0) throw new ApiError(409, cartMessages.outOfStock);
  if (quantity > stock) throw new ApiError(409, cartMessages.onlyLeft(stock));
}
