import type { Product } from "@haat/api-contract/catalog/schemas";

export type Medium = { kind: "picture" | "video"; src: string };

/** What the gallery shows: the chosen colour's pictures first, then the product's, then its videos; each once. */
export function productMedia(product: Pick<Product, "images" | "videos" | "variants">, color: string): Medium[] {
  const ofColour = color ? product.variants.find((variant) => variant.color === color)?.variantImages : undefined;
  const pictures = [...new Set([...(ofColour ?? []), ...product.images])].filter(Boolean);
  return [
    ...pictures.map((src) => ({ kind: "picture" as const, src })),
    ...product.videos.filter(Boolean).map((src) => ({ kind: "video" as const, src })),
  ];
}
