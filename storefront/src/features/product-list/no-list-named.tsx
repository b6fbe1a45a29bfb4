import { buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import { Link } from "react-router-dom";

/** An address without a category. */
export const NoListNamed = () => (
  <EmptyState headingLevel={1} title="No category or subcategory specified.">
    <Link to="/" className={buttonClass()}>
      Back to Home
    </Link>
  </EmptyState>
);
