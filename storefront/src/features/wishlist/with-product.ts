import type { ProductCard } from "@haat/api-contract/catalog/schemas";

/** The saved products with one more, at the front or at the place it had, or without it. */
export function withProduct<Product extends Pick<ProductCard, "_id">>(
  products: readonly Product[],
  product: Product,
  saved: boolean,
  place = 0,
): Product[] {
  const others = products.filter(({ _id }) => _id !== product._id);
  const at = Math.max(place, 0);
  return saved ? [...others.slice(0, at), product, ...others.slice(at)] : others;
}
