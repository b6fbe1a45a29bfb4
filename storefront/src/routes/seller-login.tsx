import { buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import Store from "lucide-react/icons/store";
import { Link } from "react-router-dom";
import { usePageTitle } from "../features/layout/page-title";

/** Holds the place of the seller area, which is an app of its own. */
export function Component() {
  usePageTitle("Become a Seller");
  return (
    <EmptyState
      headingLevel={1}
      icon={<Store />}
      title="Become a Seller"
      text="Seller registration opens soon. You will be able to register with your GSTIN or PAN, add your products and follow your earnings here."
    >
      <Link to="/" className={buttonClass({ variant: "secondary" })}>
        Back to Home
      </Link>
    </EmptyState>
  );
}
