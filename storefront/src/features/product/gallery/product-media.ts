import type { Product } from "@haat/api-contract/catalog/schemas";

/** One picture or video; `alt` says what it shows. */
export type Medium = { kind: "picture" | "video"; src: string; alt: string };

/** What the gallery shows: the chosen colour's pictures first, then the product's, then its videos; each once. */
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
