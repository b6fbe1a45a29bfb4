import type { SellerType } from "@haat/api-contract/seller/words";

/** Label of each seller type, and what it may sell. */
export const sellerTypeWords: Record<SellerType, { name: string; sells: string }> = {
  ALL_CATEGORIES: { name: "All categories", sells: "Products in any category" },
  BOOKS_ONLY: { name: "Books only", sells: "Books; only a PAN is required" },
};
