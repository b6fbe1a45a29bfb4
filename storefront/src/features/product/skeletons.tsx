import { Skeleton } from "@haat/ui/skeleton";

export const ProductSkeleton = () => (
  <div role="status" className="page pt-4">
    <span className="sr-only">Loading product</span>
    <Skeleton className="h-8 w-64" />
    <div className="mt-3 grid gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-12">
      <div className="lg:pl-[5.5rem]">
        <Skeleton className="aspect-square rounded-card" />
      </div>
      <div className="space-y-6">
        <Skeleton className="h-24" />
        <Skeleton className="h-20 w-2/3" />
        <Skeleton className="h-20" />
        <Skeleton className="hidden h-12 lg:block" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </div>
  </div>
);

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

/** As high as most products' offers, delivery check and service boxes. */
export const BeforeBuyingSkeleton = () => (
  <div aria-hidden className="space-y-6">
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="h-[9.5rem] rounded-card" />
    <Skeleton className="h-44 rounded-card sm:h-24" />
  </div>
);

export const DetailsSkeleton = () => <Skeleton className="h-[36rem] rounded-card" />;

export const ReviewsSkeleton = () => (
  <div aria-hidden className="mt-4 grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
    <Skeleton className="h-64 rounded-card" />
    <Skeleton className="h-32" />
  </div>
);
