import type { VariantChoice } from "@haat/api-contract/cart/schemas";
import { orderMessages } from "@haat/api-contract/order/messages";
import { ApiError } from "#errors/api-error";
import { chooseVariant } from "./choose-variant";
import type { Sellable } from "./sellable";

export type WantedLine = { productId: string; variant?: VariantChoice; quantity: number };

/**
 * The variant that a caller means, among those of all products of the order.
 *
 * @throws ApiError 404 it does not exist or is not active; 400 a variant must be chosen.
 */
export function resolveLine(line: WantedLine, sellables: readonly Sellable[]): Sellable {
  const variants = sellables.filter(({ productId }) => productId === line.productId);
  const [first] = variants;
  if (!first) throw new ApiError(404, orderMessages.productUnavailable);
  if (!first.active) throw new ApiError(404, orderMessages.lineUnavailable(first.title));
  return chooseVariant(variants, line.variant);
}
