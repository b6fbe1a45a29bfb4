import { buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import Compass from "lucide-react/icons/compass";
import { Link } from "react-router-dom";
import { usePageTitle } from "../features/layout/page-title";

export function Component() {
  usePageTitle("Page not found", { missing: true });
  return (
    <EmptyState
      headingLevel={1}
      icon={<Compass />}
      title="Page not found"
      text="The page you're looking for doesn't exist. Try searching for a product above."
    >
      <Link to="/" className={buttonClass()}>
        Back to home
      </Link>
    </EmptyState>
  );
}
