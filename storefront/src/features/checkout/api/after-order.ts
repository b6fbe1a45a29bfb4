import type { QueryClient } from "@tanstack/react-query";

/** Ordered lines leave the cart, and the stock they took is gone wherever their products are shown. */
const changed = ["cart", "orders", "product", "product-list", "similar-products", "home", "wishlist"];

export function readAnewAfterOrder(queries: QueryClient): void {
  for (const name of changed) void queries.invalidateQueries({ queryKey: [name] });
}
