import { buttonClass } from "@haat/ui/button";
import { EmptyState } from "@haat/ui/empty-state";
import FolderX from "lucide-react/icons/folder-x";
import { Link } from "react-router-dom";
import { usePageTitle } from "../layout/page-title";

/** An address without a category, or with one that there is not. */
export function NoListNamed({ title = "No category or subcategory specified." }: { title?: string }) {
  usePageTitle(title, { missing: true });
  return (
    <EmptyState headingLevel={1} icon={<FolderX />} title={title}>
      <Link to="/" className={buttonClass()}>
        Back to Home
      </Link>
    </EmptyState>
  );
}
