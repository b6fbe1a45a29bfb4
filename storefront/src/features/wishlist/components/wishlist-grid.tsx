import type { ProductCard } from "@haat/api-contract/catalog/schemas";

export const WishlistGrid = ({ products }: { products: ProductCard[] }) => <p>{products.length}</p>;
