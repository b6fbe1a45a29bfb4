import type { ProductCard as Product } from "@haat/api-contract/catalog/schemas";
import { useSearchParams } from "react-router-dom";
import { ProductCard } from "../../product-card/product-card";
import { Pagination } from "../../product-list/pagination";

const pageSize = 30;

/** The saved products, paginated by the URL; clicking a heart removes one. */
export function WishlistGrid({ products }: { products: Product[] }) {
  const [search] = useSearchParams();
  const pages = Math.ceil(products.length / pageSize);
  // The last page may have disappeared with its last product.
  const page = Math.min(Math.max(Number.parseInt(search.get("page") ?? "1", 10) || 1, 1), pages);
  return (
    <section aria-labelledby="saved-products">
      <h2 id="saved-products" className="sr-only">
        Saved products
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5">
        {products.slice((page - 1) * pageSize, page * pageSize).map((product) => (
          <li key={product._id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} address={(one) => (one > 1 ? `?page=${one}` : "?")} />
    </section>
  );
}
