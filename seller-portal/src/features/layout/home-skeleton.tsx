import { Skeleton } from "@haat/ui/skeleton";

/** The outline of a screen while the server says who is there. */
export const HomeSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading...</span>
    <Skeleton className="mb-6 h-8 w-44" />
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr] lg:gap-6">
      <Skeleton className="h-60 !rounded-card" />
      <Skeleton className="h-80 !rounded-card" />
    </div>
  </div>
);
