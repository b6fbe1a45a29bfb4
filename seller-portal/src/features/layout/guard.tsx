import { ErrorState } from "@haat/ui/error-state";
import { Skeleton } from "@haat/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { pagePaths, type Turned } from "../../lib/page-paths";
import { hasLeft, useSession } from "../../lib/session";
import { meQuery } from "../account/api/me.queries";
import { Shell } from "./shell";

/**
 * Lets in whom the server knows: that there is a token says nothing, and one that the server refuses is forgotten
 * (`lib/api`). Everybody else is led to the login, which remembers where they wanted to go.
 */
export function Guard() {
  const token = useSession();
  const { pathname, search } = useLocation();
  if (token === null) {
    const turned: Turned = { wanted: pathname + search };
    return <Navigate to={pagePaths.login} replace state={hasLeft() ? null : turned} />;
  }
  // Another login, perhaps made in another tab, is another seller.
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

/** The outline of a screen while the server says who is there. */
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
