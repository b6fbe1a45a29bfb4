import type { ProductCard } from "@haat/api-contract/catalog/schemas";

type Offer = ProductCard["offers"][number];

/** Those that are still good: what has ended is no offer. */
export const currentOffers = (offers: readonly Offer[], now: Date): Offer[] =>
  offers.filter(({ validTill }) => validTill === null || new Date(validTill) >= now);
