import { Skeleton } from "../../../src/admin/screens/shared/states";

/** The shell's outline while the server says who is there. */
export const ShellSkeleton = () => (
  <div role="status" className="min-h-dvh">
    <span className="sr-only">Loading...</span>
    <div className="bg-ui-bg-base border-ui-border-base flex h-14 items-center gap-4 border-b px-4">
      <Skeleton className="size-7" />
      <Skeleton className="h-4 w-20" />
      <Skeleton className="ml-auto h-8 w-28" />
    </div>
    <div className="flex flex-col gap-4 p-6">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-40 w-full" />
    </div>
  </div>
);
