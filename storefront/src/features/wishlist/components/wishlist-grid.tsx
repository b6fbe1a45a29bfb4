import type { ProductCard as Product } from "@haat/api-contract/catalog/schemas";
import { ProductCard } from "../../product-card/product-card";

/** The saved products; a press on a heart takes one out. */
export const WishlistGrid = ({ products }: { products: Product[] }) => (
  <section aria-labelledby="saved-products">
    <h2 id="saved-products" className="sr-only">
      Saved products
    </h2>
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5">
      {products.map((product) => (
        <li key={product._id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  </section>
);
