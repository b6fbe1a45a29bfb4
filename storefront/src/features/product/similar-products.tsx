import type { Product } from "@haat/api-contract/catalog/schemas";
import { useQuery } from "@tanstack/react-query";
import { ProductCard } from "../product-card/product-card";
import { ProductCardSkeleton } from "../product-card/product-card-skeleton";
import { similarProductsQuery } from "./api/product.queries";
import { productTexts } from "./texts";

const place = "w-44 shrink-0 snap-start sm:w-56";

/** What else is sold in the same place. A failure leaves the row out: nobody came for it. */
export function SimilarProducts({ product }: { product: Pick<Product, "_id" | "subCategoryId" | "categoryId"> }) {
  const { data, error } = useQuery(similarProductsQuery(product));
  if (error || data?.length === 0) return null;
  return (
    <section aria-labelledby="similar-title">
      <h2 id="similar-title" className="text-xl">
        {productTexts.similar}
      </h2>
      <ul className="-mx-4 mt-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:scroll-px-0 sm:px-0">
        {data?.map((one) => (
          <li key={one._id} className={place}>
            <ProductCard product={one} />
          </li>
        )) ??
          ["a", "b", "c", "d", "e"].map((key) => (
            <li key={key} className={place}>
              <ProductCardSkeleton />
            </li>
          ))}
      </ul>
    </section>
  );
}
