import { Skeleton } from "@haat/ui/skeleton";
import { walletTexts } from "../texts";

/** As large as what comes. */
export const WalletSkeleton = () => (
  <div role="status" className="grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:gap-8">
    <span className="sr-only">{walletTexts.loading}</span>
    <Skeleton className="h-40 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);
