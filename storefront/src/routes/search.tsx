import { limits } from "@haat/api-contract/limits";
import { buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import Search from "lucide-react/icons/search";
import { Link, useSearchParams } from "react-router-dom";
import { usePageTitle } from "../features/layout/page-title";
import { ProductListScreen } from "../features/product-list/product-list-screen";

export function Component() {
  const text = useSearchParams()[0].get("q")?.trim().slice(0, limits.maxSearchTextLength) ?? "";
  return text ? <ProductListScreen key={text} place={{ kind: "search", id: text }} /> : <NothingToSearch />;
}

/** The results page without a search text. */
function NothingToSearch() {
  usePageTitle("Search");
  return (
    <EmptyState
      headingLevel={1}
      icon={<Search />}
      title="What are you looking for?"
      text="Search for a product, brand or category above."
    >
      <Link to="/" className={buttonClass()}>
        Back to home
      </Link>
    </EmptyState>
  );
}
