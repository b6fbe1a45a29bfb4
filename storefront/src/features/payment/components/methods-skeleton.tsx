import { Skeleton } from "@haat/ui/skeleton";
import { paymentTexts } from "../texts";

/** Stands there until the ways to pay are known. */
export const MethodsSkeleton = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">{paymentTexts.methodsLoading}</span>
    <Skeleton className="h-[3.75rem]" />
    <Skeleton className="h-[3.75rem]" />
    <Skeleton className="h-[3.75rem]" />
  </div>
);
