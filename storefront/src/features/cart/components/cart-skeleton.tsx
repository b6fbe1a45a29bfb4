import { Skeleton } from "@haat/ui/skeleton";

/** Placeholder while the cart loads: two lines and the summary, in their final sizes. */
export const CartSkeleton = () => (
  <div role="status" aria-label="Loading your cart" className="grid gap-8 lg:grid-cols-[1fr_22rem]">
    <div className="flex flex-col gap-6">
      {[0, 1].map((line) => (
        <div key={line} className="flex gap-4 sm:gap-6">
          <Skeleton className="size-24 shrink-0 sm:size-32" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-11 w-40" />
          </div>
        </div>
      ))}
    </div>
    <Skeleton className="h-72 rounded-card" />
  </div>
);
