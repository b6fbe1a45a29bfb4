import { EmptyState } from "@haat/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import PackageSearch from "lucide-react/icons/package-search";
import { Link } from "react-router-dom";
import { searchAddress } from "../../lib/page-paths";
import { homeGridQuery } from "../home/api/home.queries";
import { navigationQuery } from "../layout/api/navigation.queries";
import { ProductCard } from "../product-card/product-card";

/** Maximum number of searches and products offered instead. */
const maxSearches = 10;
const maxProducts = 10;

/** A search without results: what to try, sub-categories to search for, and best sellers in stock. */
export default function NothingFound({ text }: { text: string }) {
  const { data: items = [] } = useQuery(navigationQuery);
  const { data: products = [] } = useQuery(homeGridQuery("listBestSaleProducts"));
  const buyable = products.filter(({ quantity }) => quantity > 0).slice(0, maxProducts);
  // One sub-category of each category in turn, so that all categories are included.
  const searches = [0, 1, 2, 3]
    .flatMap((at) => items.flatMap(({ dropdownItems }) => dropdownItems[at]?.title ?? []))
    .slice(0, maxSearches);
  return (
    <div className="page pt-4">
      <h1 className="text-2xl [overflow-wrap:anywhere] lg:text-3xl">Results for “{text}”</h1>
      <div role="status">
        <EmptyState
          icon={<PackageSearch />}
          title="No Products Found"
          text="Please check your spelling or try different keywords."
        />
      </div>
      {searches.length > 0 && (
        <nav aria-labelledby="popular-searches">
          <h2 id="popular-searches" className="text-lg">
            Popular searches
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {searches.map((search) => (
              <li key={search}>
                <Link
                  to={searchAddress(search)}
                  className="inline-flex min-h-10 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium transition hover:border-primary hover:text-primary"
                >
                  {search}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {buyable.length > 0 && (
        <section aria-labelledby="popular-products" className="mt-10">
          <h2 id="popular-products" className="text-lg">
            You may like
          </h2>
          <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
            {buyable.map((product) => (
              <li key={product._id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
