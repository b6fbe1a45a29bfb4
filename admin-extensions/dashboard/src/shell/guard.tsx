import { hasStatus } from "@haat/web/api-error";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { adminToken, subscribeToAdminToken } from "../../../src/admin/screens/lib/admin-token";
import { meQuery } from "../../../src/admin/screens/lib/use-permissions";
import { ErrorState, Skeleton } from "../../../src/admin/screens/shared/states";
import { useLeaving } from "./leaving";
import { Shell } from "./shell";

/**
 * Admits accounts that the server has verified: a token alone proves nothing. Others are redirected to the shop, as the
 * specification requires; after a session that ended, here or in another tab, to the login.
 */
export function Guard() {
  const token = useSyncExternalStore(subscribeToAdminToken, adminToken, () => null);
  const leaving = useLeaving();
  const me = useQuery({ ...meQuery, enabled: token !== null });
  // The token of a shopper or seller gets a 403, not a 401.
  const stranger = (token === null && !leaving) || hasStatus(me.error, 403);
  const elsewhere = me.data ? "/adminlogin" : "/";
  useEffect(() => {
    if (stranger) window.location.replace(elsewhere);
  }, [stranger, elsewhere]);
  if (me.data) return <Shell me={me.data} />;
  if (stranger || me.isPending || hasStatus(me.error, 401)) return <ShellSkeleton />;
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <ErrorState
        title="The back office can't be reached right now."
        error={me.error}
        onRetry={me.refetch}
        retrying={me.isFetching}
      />
    </main>
  );
}

/** The shell's skeleton until the session is verified. */
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
