import type { Product } from "@haat/api-contract/catalog/schemas";
import { useQuery } from "@tanstack/react-query";
import { ProductCard } from "../product-card/product-card";
import { similarProductsQuery } from "./api/late-parts.queries";
import { SimilarSkeleton, similarPlace, similarRow } from "./skeletons";

/**
 * Other products of the category. Hidden on failure, because it is not essential. A lazy part, loaded near the
 * viewport.
 */
export default function SimilarProducts({
  product,
}: {
  product: Pick<Product, "_id" | "subCategoryId" | "categoryId">;
}) {
  const { data, error } = useQuery(similarProductsQuery(product));
  if (error || data?.length === 0) return null;
  if (!data) return <SimilarSkeleton />;
  return (
    <section aria-labelledby="similar-title">
      <h2 id="similar-title" className="text-xl">
        Similar products
      </h2>
      <ul className={similarRow}>
        {data.map((one) => (
          <li key={one._id} className={similarPlace}>
            <ProductCard product={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
