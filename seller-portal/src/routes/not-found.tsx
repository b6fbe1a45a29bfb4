import { buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import Compass from "lucide-react/icons/compass";
import { Link } from "react-router-dom";
import { usePageTitle } from "../features/layout/page-title";
import { pagePaths, shopPaths } from "../lib/page-paths";

export function Component() {
  usePageTitle("Page not found");
  return (
    <main id="content" tabIndex={-1} className="focus:outline-none">
      <EmptyState
        headingLevel={1}
        icon={<Compass />}
        title="Page not found"
        text="This page doesn't exist in the seller portal."
      >
        <Link to={pagePaths.home} className={buttonClass()}>
          Go to the seller portal
        </Link>
        <a href={shopPaths.home} className={buttonClass({ variant: "secondary" })}>
          Back to the shop
        </a>
      </EmptyState>
    </main>
  );
}
