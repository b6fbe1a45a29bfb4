import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "./api";
import { screenQuery } from "./queries";

export const meKey = ["haat", "me"] as const;

/**
 * The logged-in account and its permissions; refetched when the window gets the focus, since permissions may change
 * meanwhile.
 */
export const meQuery = queryOptions({
  ...screenQuery,
  queryKey: meKey,
  queryFn: async () => (await api.call("getMe", {})).me,
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});

/**
 * The account's current permissions, to hide actions; the server enforces them regardless. Nothing is permitted until
 * they are loaded.
 */
export function usePermissions() {
  const { data: me, isPending } = useQuery(meQuery);
  const can = (permission: PermissionName | null): boolean =>
    me !== undefined && (permission === null || me.isFullAdministrator || me.permissions.includes(permission));
  return { me, isPending, can };
}
