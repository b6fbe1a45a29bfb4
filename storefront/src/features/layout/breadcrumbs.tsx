import { classNames } from "@haat/ui/class-names";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router-dom";

/** `to` is missing for the current page. */
export type Crumb = { label: string; to?: string };

export const Breadcrumbs = ({ crumbs }: { crumbs: Crumb[] }) => (
  <nav aria-label="Breadcrumbs" className="overflow-hidden">
    <ol className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-sm text-muted">
      <li>
        <Link to="/" className="inline-flex min-h-8 items-center hover:text-ink hover:underline">
          Home
        </Link>
      </li>
      {crumbs.map((crumb) => (
        <li
          key={crumb.label}
          // On phones the current page's name would take a second line, and the heading repeats it.
          className={classNames(
            "min-w-0 items-center gap-1.5",
            !crumb.to && crumbs.length > 2 ? "hidden sm:flex" : "flex",
          )}
        >
          <ChevronRight aria-hidden className="size-3.5 shrink-0" />
          {crumb.to ? (
            <Link to={crumb.to} className="inline-flex min-h-8 items-center hover:text-ink hover:underline">
              {crumb.label}
            </Link>
          ) : (
            <span aria-current="page" className="truncate text-ink">
              {crumb.label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
