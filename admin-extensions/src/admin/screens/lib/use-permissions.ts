import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { useQuery } from "@tanstack/react-query";
import { meQuery } from "./me.queries";

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
