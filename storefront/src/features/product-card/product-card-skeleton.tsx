import { Skeleton } from "@haat/ui/skeleton";

/** As big as the card that comes. */
export const ProductCardSkeleton = () => (
  <div aria-hidden className="overflow-hidden rounded-card border border-line bg-surface">
    <Skeleton className="aspect-square !rounded-none" />
    <div className="flex flex-col gap-1 p-3 sm:p-4">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="mt-1 h-6 w-3/4" />
      <Skeleton className="mt-2 h-11" />
    </div>
  </div>
);
