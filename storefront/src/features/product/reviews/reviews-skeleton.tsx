import { Skeleton } from "@haat/ui/skeleton";

export const ReviewsSkeleton = () => (
  <div aria-hidden className="mt-4 grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
    <Skeleton className="h-64 rounded-card" />
    <Skeleton className="h-32" />
  </div>
);
