import { Skeleton } from "@haat/ui/skeleton";

export const BusinessSkeleton = () => (
  <div role="status" className="flex max-w-4xl flex-col gap-4 lg:gap-6">
    <span className="sr-only">Loading...</span>
    <Skeleton className="h-8 w-36" />
    <Skeleton className="h-[34rem] !rounded-card" />
    <Skeleton className="h-56 !rounded-card" />
    <Skeleton className="h-80 !rounded-card" />
  </div>
);
