import type { SortOrder } from "@haat/api-contract/catalog/schemas";

export type { SortOrder };

const labels: Record<SortOrder, string> = {
  relevance: "Relevance",
  "price-asc": "Price: Low to High",
  "price-desc": "Price: High to Low",
  "rating-desc": "Customer Rating",
};

/** The contract's orders, without its validator, which the first load of a list must not carry. */
export const sortOrders: readonly SortOrder[] = ["relevance", "price-asc", "price-desc", "rating-desc"];

export const sortLabel = (order: SortOrder): string => labels[order];
