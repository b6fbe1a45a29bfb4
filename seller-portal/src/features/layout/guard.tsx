import { ErrorState } from "@haat/ui/error-state";
import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { pagePaths } from "../../lib/page-paths";
import { hasLeft, useSession } from "../../lib/session";
import { meQuery } from "../account/api/me.queries";
import type { Turned } from "../login/wanted-page";
import { HomeSkeleton } from "./home-skeleton";
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
          title="The seller portal can't be reached at the moment."
          text="Please check your connection and try again."
          onRetry={() => refetch()}
        />
      ) : (
        <HomeSkeleton />
      )}
    </Shell>
  );
}
