import { Skeleton } from "@haat/ui/skeleton";

/** Stands for a list that is being read. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">{label}</span>
    <Skeleton className="h-28" />
    <Skeleton className="h-28" />
    <Skeleton className="h-28" />
  </div>
);
