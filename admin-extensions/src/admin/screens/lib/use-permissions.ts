import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "./api";
import { screenQuery } from "./queries";

export const meKey = ["haat", "me"] as const;

/** Who is logged in and what they may do; asked again when the window is looked at, since rights change while it is open. */
export const meQuery = queryOptions({
  ...screenQuery,
  queryKey: meKey,
  queryFn: async () => (await api.call("getMe", {})).me,
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});

/**
 * What the account may do at this moment, to hide what it may not; the server refuses it regardless. Until it is known
 * nothing is allowed.
 */
export function usePermissions() {
  const { data: me, isPending } = useQuery(meQuery);
  const can = (permission: PermissionName | null): boolean =>
    me !== undefined && (permission === null || me.isFullAdministrator || me.permissions.includes(permission));
  return { me, isPending, can };
}
