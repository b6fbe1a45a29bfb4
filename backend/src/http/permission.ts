import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { loginMessages } from "@haat/api-contract/login/messages";
import { ApiError } from "../errors/api-error";
import { holds } from "../modules/access/administrator-access";
import type { Auth } from "./auth";

/** Whether a caller is an administrator who holds a permission, as of this request's beginning. */
export const isPermitted = (auth: Auth | null, permission: PermissionName): boolean =>
  auth?.access ? holds(auth.access, permission) : false;

/** Throws ApiError 403 unless the caller is an administrator who holds the permission, of a list any one. */
export function requirePermission(auth: Auth | null, permission: PermissionName | readonly PermissionName[]): void {
  const anyOf = typeof permission === "string" ? [permission] : permission;
  if (!anyOf.some((name) => isPermitted(auth, name))) throw new ApiError(403, loginMessages.forbidden);
}
