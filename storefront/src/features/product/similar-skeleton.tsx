import { Skeleton } from "@haat/ui/skeleton";

export const similarRow =
  "-mx-4 mt-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:scroll-px-0 sm:px-0";
export const similarPlace = "w-44 shrink-0 snap-start sm:w-56";

/** As high as the row of similar products. */
export const SimilarSkeleton = () => (
  <div aria-hidden>
    <Skeleton className="h-6 w-48" />
    <div className={`${similarRow} !overflow-hidden`}>
      {["a", "b", "c", "d", "e"].map((place) => (
        <span key={place} className={similarPlace}>
          <Skeleton className="aspect-square rounded-card" />
          <Skeleton className="mt-3 h-44" />
        </span>
      ))}
    </div>
  </div>
);
