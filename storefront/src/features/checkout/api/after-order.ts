import type { QueryClient } from "@tanstack/react-query";

/** Ordered lines leave the cart, the stock they took is gone wherever their products are shown, the wallet may have paid. */
const changed = ["cart", "orders", "product", "product-list", "similar-products", "home", "wishlist", "wallet"];

export function readAnewAfterOrder(queries: QueryClient): void {
  for (const name of changed) void queries.invalidateQueries({ queryKey: [name] });
}
