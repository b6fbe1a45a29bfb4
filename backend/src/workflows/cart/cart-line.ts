import { cartMessages } from "@haat/api-contract/cart/messages";
import type { VariantChoice } from "@haat/api-contract/cart/schemas";
import { ApiError } from "#errors/api-error";
import { fits, named } from "../sellable/choose-variant";

/** A line of a shopper's cart as it is kept: what was chosen and how many. Prices and stock are read anew each time. */
export type CartLine = {
  lineId: string;
  cartId: string;
  productId: string;
  variantId: string;
  quantity: number;
  /** As they were when the line was added; they find the line again should the variant leave the shop. */
  color: string;
  size: string;
};

/**
 * The line that a caller means. It is found by what the line keeps, not by the product's variants of today, so that a
 * line can be removed after its variant has left the shop.
 *
 * @throws ApiError 404 no such line, 400 several lines of the product fit.
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

/** @throws ApiError 409 with how many are left, when the stock does not suffice. */
export function checkQuantity(quantity: number, stock: number): void {
  if (stock <= 0) throw new ApiError(409, cartMessages.outOfStock);
  if (quantity > stock) throw new ApiError(409, cartMessages.onlyLeft(stock));
}
