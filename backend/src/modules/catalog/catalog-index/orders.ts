import type { SortOrder } from "@haat/api-contract/catalog/schemas";
import type { Columns } from "./columns";

export type Order = SortOrder | "newest";
export type Compare = (one: number, other: number) => number;

/** Compares row numbers in an order. Valid until the columns change. */
export function comparing(columns: Columns, order: Order): Compare {
  const { ids, price, rating, reviews, sold, created, inStock } = columns;
  const rising =
    (column: { [rowNumber: number]: number }): Compare =>
    (one, other) =>
      (column[one] ?? 0) - (column[other] ?? 0);
  const falling = (column: { [rowNumber: number]: number }): Compare => {
    const compare = rising(column);
    return (one, other) => compare(other, one);
  };
  const byId: Compare = (one, other) => ((ids[one] ?? "") < (ids[other] ?? "") ? -1 : 1);
  const byIdFalling: Compare = (one, other) => byId(other, one);
  switch (order) {
    case "newest":
      return chain(falling(created), byIdFalling);
    case "relevance":
      // What is out of stock comes last, however well it sold.
      return chain(falling(inStock), falling(sold), falling(rating), falling(created), byIdFalling);
    case "price-asc":
      return chain(rising(price), byId);
    case "price-desc":
      return chain(falling(price), byIdFalling);
    case "rating-desc":
      return chain(falling(rating), falling(reviews), byIdFalling);
  }
}

function chain(...compares: Compare[]): Compare {
  return (one, other) => {
    for (const compare of compares) {
      const result = compare(one, other);
      if (result !== 0) return result;
    }
    return 0;
  };
}
