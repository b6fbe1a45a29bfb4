import { buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import Search from "lucide-react/icons/search";
import { Link } from "react-router-dom";
import { usePageTitle } from "../layout/page-title";

/** The page of results without a text. */
export function NothingToSearch() {
  usePageTitle("Search");
  return (
    <EmptyState
      headingLevel={1}
      icon={<Search />}
      title="What are you looking for?"
      text="Type the name of a product, a brand or a category into the search above."
    >
      <Link to="/" className={buttonClass()}>
        Back to Home
      </Link>
    </EmptyState>
  );
}
