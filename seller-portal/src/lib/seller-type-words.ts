import type { SellerType } from "@haat/api-contract/seller/words";

/** What each type of seller is called, and what it may sell. */
export const sellerTypeWords: Record<SellerType, { name: string; sells: string }> = {
  ALL_CATEGORIES: { name: "All categories", sells: "Anything that the shop has a category for" },
  BOOKS_ONLY: { name: "Books only", sells: "Books alone; a PAN is enough" },
};
