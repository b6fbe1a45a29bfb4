import type { CatalogRow } from "./changed-rows";

const ratingBits = 9;
const ratings = 2 ** ratingBits;
/** More pieces than these count as these. */
const maxSold = 2 ** 22 - 1;
const stockBit = 31;

/**
 * What orders products by relevance, in one number of 32 bits: stock, pieces sold in the last 30 days, hundredths of a
 * star. The greater one comes first. A search reads it of thousands of products in a row, each from another place in
 * memory, which takes longer than all that is computed from it.
 */
export const standingOf = ({ in_stock, sold, rating }: Pick<CatalogRow, "in_stock" | "sold" | "rating">): number =>
  Number(in_stock) * 2 ** stockBit + Math.min(sold, maxSold) * ratings + rating;

export const isInStock = (standing: number): boolean => standing >>> stockBit === 1;

/** Pieces in the last 30 days. */
export const soldOf = (standing: number): number => (standing >>> ratingBits) & maxSold;
