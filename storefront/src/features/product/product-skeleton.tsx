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
