import { Skeleton } from "@haat/ui/skeleton";

/** As large as what comes. */
export const AccountSkeleton = () => (
  <div role="status" className="grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:gap-8">
    <span className="sr-only">Loading your account</span>
    <Skeleton className="h-72 rounded-card" />
    <div className="flex flex-col gap-6">
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  </div>
);
