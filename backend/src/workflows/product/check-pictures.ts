import { productLimits } from "@haat/api-contract/product/limits";
import { productMessages } from "@haat/api-contract/product/messages";
import type { UpdateProductBody } from "@haat/api-contract/product/schemas";
import { ApiError } from "#errors/api-error";
import type { StoredProduct } from "./stored-product";

type Current = Pick<StoredProduct, "images" | "videos" | "variants">;
type Sent = { images: number; videos: number };

/** The product's current images, including those of its variants. */
const picturesOf = ({ images, variants }: Current) =>
  new Set([...images, ...variants.flatMap((variant) => variant.images)]);

/**
 * Only the product's current images and those uploaded here are allowed: the shop's pages link to no others.
 *
 * @param isOwn whether an address is that of an image of the shop's own.
 * @throws ApiError 400 naming the field.
 */
export function checkPictures(
  current: Current,
  { existingImages, existingVideos, variants }: UpdateProductBody,
  { sent, isOwn }: { sent: Sent; isOwn: (address: string) => boolean },
): void {
  const known = picturesOf(current);
  const refuseForeign = (field: string, addresses: readonly string[] | undefined) => {
    const foreign = addresses?.findIndex((address) => !known.has(address) && !isOwn(address)) ?? -1;
    if (foreign >= 0) throw new ApiError(400, productMessages.foreignPicture(`${field}.${foreign}`));
  };
  refuseForeign("existingImages", existingImages);
  for (const [place, variant] of (variants ?? []).entries()) {
    refuseForeign(`variants.${place}.variantImages`, variant.variantImages);
  }
  if ((existingImages ?? current.images).length + sent.images > productLimits.pictures) {
    throw new ApiError(400, productMessages.tooManyPictures(productLimits.pictures));
  }
  if ((existingVideos ?? current.videos).length + sent.videos > productLimits.videos) {
    throw new ApiError(400, productMessages.tooManyVideos(productLimits.videos));
  }
}

/** The new list without duplicates, newly stored files last; undefined if nothing changes. */
export function joined(
  existing: readonly string[] | undefined,
  current: readonly string[],
  added: readonly string[],
): string[] | undefined {
  if (existing === undefined && added.length === 0) return undefined;
  return [...new Set([...(existing ?? current), ...added])];
}
