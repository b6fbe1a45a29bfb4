import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { pagePaths, type Turned } from "../../lib/page-paths";
import { hasLeft, useSession } from "../../lib/session";
import { meQuery } from "../account/api/me.queries";
import { Shell } from "./shell";

/**
 * Admits sellers whom the server knows: a token alone proves nothing, and a rejected one is removed (`lib/api`). All
 * others are redirected to the login, which remembers the page they requested.
 */
export function Guard() {
  const token = useSession();
  const { pathname, search } = useLocation();
  if (token === null) {
    const turned: Turned = { wanted: pathname + search };
    return <Navigate to={pagePaths.login} replace state={hasLeft() ? null : turned} />;
  }
  // Remounts for another login, possibly made in another tab: it is another seller.
  return <Inside key={token} />;
}

function Inside() {
  const { data: seller, error, refetch } = useQuery(meQuery);
  return (
    <Shell seller={seller}>
      {seller ? (
        <Outlet context={seller} />
      ) : error ? (
        <ErrorState
          title="The seller portal can't be reached right now."
          text="Please check your connection and try again."
          onRetry={() => refetch()}
        />
      ) : (
        <HomeSkeleton />
      )}
    </Shell>
  );
}

/** A screen's skeleton until the session is verified. */
const HomeSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading...</span>
    <Skeleton className="mb-6 h-8 w-44" />
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr] lg:gap-6">
      <Skeleton className="h-60 !rounded-card" />
      <Skeleton className="h-80 !rounded-card" />
    </div>
  </div>
);
