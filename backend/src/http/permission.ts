import type { PermissionName } from "@haat/api-contract/access/permission-names";
import { loginMessages } from "@haat/api-contract/login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ACCESS_MODULE } from "../modules/access";
import type { AccessModuleService } from "../modules/access/service";
import { ApiError } from "./api-error";
import type { Auth } from "./auth";

/** Whether a caller is an administrator who holds a permission at this moment; asked anew each time. */
export async function isPermitted(
  scope: MedusaContainer,
  auth: Auth | null,
  permission: PermissionName,
): Promise<boolean> {
  if (auth?.kind !== "administrator") return false;
  return scope.resolve<AccessModuleService>(ACCESS_MODULE).isPermitted(auth.id, permission);
}

/** Throws ApiError 403 unless the caller is an administrator who holds the permission. */
export async function requirePermission(
  scope: MedusaContainer,
  auth: Auth | null,
  permission: PermissionName,
): Promise<void> {
  if (!(await isPermitted(scope, auth, permission))) throw new ApiError(403, loginMessages.forbidden);
}
