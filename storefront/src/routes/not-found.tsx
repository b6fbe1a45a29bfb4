import { buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import Compass from "lucide-react/icons/compass";
import { Link } from "react-router-dom";
import { usePageTitle } from "../features/layout/page-title";

export function Component() {
  usePageTitle("Page Not Found", { missing: true });
  return (
    <EmptyState
      headingLevel={1}
      icon={<Compass />}
      title="Page Not Found"
      text="There is nothing at this address. The search above knows the way to every product."
    >
      <Link to="/" className={buttonClass()}>
        Back to Home
      </Link>
    </EmptyState>
  );
}
