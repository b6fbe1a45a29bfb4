import { Skeleton } from "@haat/ui/skeleton";
import { Link } from "react-router-dom";

type Props = {
  title: string | undefined;
  /** Undefined while loading: their space is reserved, to avoid a layout shift. */
  subCategories: ReadonlyArray<{ _id: string; title: string }> | undefined;
};

/** The list's name, and links to its sub-categories. */
export const ListHeading = ({ title, subCategories }: Props) => (
  <>
    {title ? (
      <h1 className="mt-2 text-2xl [overflow-wrap:anywhere] lg:text-3xl">{title}</h1>
    ) : (
      <Skeleton className="mt-2 h-[2.0625rem] w-56 lg:h-[2.625rem]" />
    )}
    {!subCategories && <Skeleton className="mt-4 mb-1 h-10 w-full max-w-md !rounded-full" />}
    {subCategories && subCategories.length > 0 && (
      <nav aria-label="Sub-categories">
        <ul className="scrollbar-none -mx-4 mt-4 flex gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:px-0">
          {subCategories.map((sub) => (
            <li key={sub._id} className="shrink-0">
              <Link
                to={`/subcategory/${sub._id}`}
                className="inline-flex min-h-10 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium transition hover:border-primary hover:text-primary"
              >
                {sub.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )}
  </>
);

export const FilterPanelSkeleton = () => (
  <div aria-hidden className="space-y-4">
    {["a", "b", "c", "d", "e", "f", "g", "h"].map((place) => (
      <Skeleton key={place} className="h-7" />
    ))}
  </div>
);
