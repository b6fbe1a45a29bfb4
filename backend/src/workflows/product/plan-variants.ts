import { productMessages } from "@haat/api-contract/product/messages";
import type { VariantInput } from "@haat/api-contract/product/schemas";
import { ApiError } from "#errors/api-error";
import { toSentence } from "#http/to-sentence";
import type { StoredProduct, StoredVariant } from "./stored-product";
import { piecesOf, pricesOf } from "./to-managed-product";

/** The target state of one variant of the engine. */
export type VariantTarget = {
  id: string;
  isNew: boolean;
  color: string;
  size: string;
  sku: string | null;
  /** MRP and selling price in rupees; no discount is null. */
  price: number;
  discountPrice: number | null;
  /** The quantity to sell, or the change of it; null leaves the stock as it is. */
  stock: { pieces: number } | { change: number } | null;
  images: string[];
};

export type VariantPlan = { variants: VariantTarget[]; removed: StoredVariant[] };

/** The part of a request about variants, price and stock; undefined fields stay unchanged. */
export type VariantWish = {
  variants?: VariantInput[] | undefined;
  price?: number | undefined;
  discountPrice?: number | null | undefined;
  quantity?: number | undefined;
  quantitySeen?: number | undefined;
};

type Current = Pick<StoredProduct, "variants" | "hasChoice" | "hasOtherOptions">;

const refuse = (path: PropertyKey[], message: string) => new ApiError(400, toSentence({ message, path }));

type StockWish = { quantity?: number | undefined; quantitySeen?: number | undefined };

/**
 * Writes the stock only if it differs, so that an unchanged form changes nothing. If the request says which quantity it
 * was based on, the difference is applied, so that sales since then are kept.
 */
function stockToWrite(
  { quantity, quantitySeen }: StockWish,
  current: StoredVariant | undefined,
): VariantTarget["stock"] {
  if (quantity === undefined) return null;
  if (!current) return { pieces: quantity };
  if (quantitySeen !== undefined) return quantity === quantitySeen ? null : { change: quantity - quantitySeen };
  return quantity === piecesOf(current) ? null : { pieces: quantity };
}

function merge(current: StoredVariant | undefined, id: string, wish: VariantInput): VariantTarget {
  const prices = current && pricesOf(current);
  const price = wish.price ?? prices?.price ?? 0;
  const discountPrice = wish.discountPrice === undefined ? (prices?.discountPrice ?? null) : wish.discountPrice;
  return {
    id,
    isNew: !current,
    color: wish.color ?? current?.color ?? "",
    size: wish.size ?? current?.size ?? "",
    sku: (wish.sku ?? current?.sku) || null,
    price,
    discountPrice: discountPrice === price ? null : discountPrice,
    stock: stockToWrite(wish, current),
    images: wish.variantImages ?? current?.images ?? [],
  };
}

function checkChoices(variants: readonly VariantTarget[]): void {
  const seen = new Set<string>();
  for (const [place, { color, size, price, discountPrice }] of variants.entries()) {
    const refuseField = (field: string, message: string) => refuse(["variants", place, field], message);
    if (!color && !size) throw refuseField("color", "and size must not both be empty");
    const choice = `${color}\n${size}`.toLowerCase();
    if (seen.has(choice)) throw refuseField("color", "and size are used by another variant");
    if (discountPrice !== null && discountPrice > price)
      throw refuseField("discountPrice", "must not be more than price");
    seen.add(choice);
  }
}

/** The only variant of a product without a choice. */
function planOnly(current: StoredVariant | undefined, wish: VariantWish, newId: () => string): VariantTarget {
  const { variants: _, ...own } = wish;
  if (!current && own.price === undefined) throw refuse(["price"], "is required");
  if (!current && own.quantity === undefined) throw refuse(["quantity"], "is required");
  const target = merge(current, current?.id ?? newId(), { _id: undefined, ...own });
  if (target.discountPrice !== null && target.discountPrice > target.price) {
    throw new ApiError(400, productMessages.discountOverPrice);
  }
  return target;
}

/**
 * The target variants of a product: a variant listed by id keeps its id, since orders refer to it; one that is not
 * listed is removed. Null if variants, prices and stock do not change.
 *
 * @throws ApiError 400 naming the field, 409 if the product has options that the form cannot edit.
 */
export function planVariants(current: Current, wish: VariantWish, newId: () => string): VariantPlan | null {
  const { variants } = wish;
  const [only] = current.variants;
  if (variants === undefined || variants.length === 0) {
    if (variants === undefined && current.hasChoice) return null;
    const stays = current.hasChoice ? undefined : only;
    const untouched = [variants, wish.price, wish.discountPrice, wish.quantity].every((value) => value === undefined);
    if (untouched) return null;
    if (current.hasOtherOptions) throw new ApiError(409, productMessages.otherOptions);
    return {
      variants: [planOnly(stays, wish, newId)],
      removed: current.hasChoice ? current.variants : [],
    };
  }
  const byId = new Map(current.variants.map((variant) => [variant.id, variant]));
  const planned = variants.map((variant, place) => {
    const stored = variant._id === undefined ? undefined : byId.get(variant._id);
    if (variant._id !== undefined && !stored) throw new ApiError(400, productMessages.unknownVariant(place));
    return merge(stored, stored?.id ?? newId(), variant);
  });
  checkChoices(planned);
  const kept = new Set(planned.map(({ id }) => id));
  const removed = current.variants.filter(({ id }) => !kept.has(id));
  const restructured = removed.length > 0 || planned.some((target) => isRestructured(target, byId.get(target.id)));
  if (current.hasOtherOptions && restructured) throw new ApiError(409, productMessages.otherOptions);
  return { variants: planned, removed };
}

/** Whether the change affects the product's options. */
export const isRestructured = (
  { color, size }: VariantTarget,
  current: Pick<StoredVariant, "color" | "size"> | undefined,
): boolean => !current || color !== current.color || size !== current.size;
