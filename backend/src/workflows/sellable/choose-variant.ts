import { cartMessages } from "@haat/api-contract/cart/messages";
import type { VariantChoice } from "@haat/api-contract/cart/schemas";
import { ApiError } from "#errors/api-error";
import type { Sellable } from "./sellable";

type Named = { id?: string | undefined; color?: string | undefined; size?: string | undefined };

const same = (left: string, right: string) => left.trim().toLowerCase() === right.trim().toLowerCase();

/** The colour, size and id given in a choice. Blank values count as not given. */
export function named(choice: VariantChoice, size?: string | null): Named {
  const fields = typeof choice === "string" ? { _id: choice } : (choice ?? {});
  const part = (value: string | null | undefined) => value?.trim() || undefined;
  return {
    id: part(fields._id),
    color: part("color" in fields ? fields.color : undefined),
    size: part("size" in fields ? fields.size : undefined) ?? part(size),
  };
}

/** Whether colour and size match those given, ignoring case. */
export const fits = (own: { color: string; size: string }, wanted: Named) =>
  (!wanted.color || same(own.color, wanted.color)) && (!wanted.size || same(own.size, wanted.size));

/**
 * The variant that a caller means among all variants of one product. Colour or size alone is enough if only one variant
 * matches.
 *
 * @param size given separately from the colour in some calls.
 * @throws ApiError 404 no such product or variant, 400 a choice is needed.
 */
export function chooseVariant(variants: readonly Sellable[], choice: VariantChoice, size?: string | null): Sellable {
  const [first] = variants;
  if (!first?.active) throw new ApiError(404, cartMessages.productNotFound);
  const wanted = named(choice, size);
  if (wanted.id) {
    const byId = variants.find(({ variantId }) => variantId === wanted.id);
    if (byId) return byId;
    throw new ApiError(404, cartMessages.variantNotFound);
  }
  if (!wanted.color && !wanted.size) {
    if (!first.hasChoice) return first;
    throw new ApiError(400, cartMessages.selectVariant);
  }
  const matches = variants.filter((variant) => fits(variant, wanted));
  const [match] = matches;
  if (!match) throw new ApiError(404, cartMessages.variantNotFound);
  if (matches.length > 1) throw new ApiError(400, cartMessages.selectVariant);
  return match;
}
