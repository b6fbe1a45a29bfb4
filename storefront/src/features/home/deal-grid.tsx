import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { RetryAlert } from "@haat/ui/alert";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { productPath } from "../../lib/page-paths";
import { dealsQuery, type HomeGrid, requestErrorText } from "./api/home.queries";
import { DealTile, DealTileSkeleton } from "./deal-tile";
import { HomeSection, viewAllClass } from "./home-section";

/** Two columns and two rows; the category has the rest. */
const shown = 4;

type Props = {
  title: string;
  grid: HomeGrid;
  emptyText: string;
  promise: (product: ProductCard) => string;
  /** Selects products of the response; by default the first ones. */
  select?: (products: ProductCard[]) => ProductCard[];
  path?: (product: ProductCard) => string;
  /** Replaces the server's message. */
  errorText?: string;
};

const firstOnes = (products: ProductCard[]) => products.slice(0, shown);

export function DealGrid({
  title,
  grid,
  emptyText,
  promise,
  select = firstOnes,
  path = productPath,
  errorText,
}: Props) {
  const { data, error, refetch } = useQuery(dealsQuery(grid, select));
  const category = data?.category;
  return (
    <HomeSection
      boxed
      title={title}
      aside={
        category && (
          <Link to={`/products/category/${category._id}`} className={viewAllClass}>
            View all<span className="sr-only"> {category.title}</span>
          </Link>
        )
      }
    >
      {data ? (
        data.products.length > 0 ? (
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6">
            {data.products.map((product) => (
              <li key={product._id}>
                <DealTile product={product} to={path(product)} text={promise(product)} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="py-8 text-center text-muted">{emptyText}</p>
        )
      ) : error ? (
        <RetryAlert onRetry={() => refetch()}>{errorText ?? requestErrorText(error)}</RetryAlert>
      ) : (
        <div aria-hidden className="grid grid-cols-2 gap-x-4 gap-y-6">
          {["a", "b", "c", "d"].map((place) => (
            <DealTileSkeleton key={place} />
          ))}
        </div>
      )}
    </HomeSection>
  );
}
