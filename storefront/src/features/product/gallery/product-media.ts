import type { Product } from "@haat/api-contract/catalog/schemas";
import { pictureCopies } from "@haat/api-contract/file/picture-copies";

/** One picture or video; `alt` describes it. */
export type Medium = { kind: "picture" | "video"; src: string; alt: string };

/**
 * The gallery's content: the chosen colour's pictures first, then the product's, then its videos, without duplicates.
 */
export function productMedia(
  product: Pick<Product, "title" | "images" | "videos" | "variants">,
  color: string,
): Medium[] {
  const { title } = product;
  const ofColour = color ? product.variants.find((variant) => variant.color === color)?.variantImages : undefined;
  const pictures = [...new Set([...(ofColour ?? []), ...product.images])].filter(Boolean);
  return [
    ...pictures.map((src, place) => ({
      kind: "picture" as const,
      src,
      alt: place === 0 ? title : `${title}, image ${place + 1}`,
    })),
    ...product.videos.filter(Boolean).map((src) => ({ kind: "video" as const, src, alt: `Video of ${title}` })),
  ];
}

/** The anchor of a picture or video in the gallery, by its index. */
export const mediumAnchor = (place: number): string => `medium-${place + 1}`;

/** Pixels: about the gallery's width. */
const posterWidth = 800;

/** The poster of a video: the first picture, in a copy no larger than needed. */
export function posterOf(media: readonly Medium[]): string | undefined {
  const src = media.find(({ kind }) => kind === "picture")?.src;
  if (!src) return undefined;
  return pictureCopies(src).find(({ width }) => width <= posterWidth)?.address ?? src;
}
