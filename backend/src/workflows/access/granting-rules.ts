import { loginMessages } from "@haat/api-contract/login/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { AccessModuleService, holds } from "#modules/access/service";

/**
 * Staff can only grant what they have. This covers creating a role with these permissions, adding them to a role,
 * assigning such a role, and reactivating such a role or permission.
 *
 * @throws ApiError 403
 */
export function requireMayGrant(caller: AdministratorAccess, permissionNames: Iterable<string>): void {
  for (const name of permissionNames) {
    if (!holds(caller, name)) throw new ApiError(403, staffLoginMessages.cannotGrant);
  }
}

/** Only a full administrator can make someone a full administrator, or change one. @throws ApiError 403 */
export function requireFullAdministrator(caller: AdministratorAccess): void {
  if (!caller.isFullAdministrator) throw new ApiError(403, staffLoginMessages.fullAdministratorOnly);
}

/**
 * Staff cannot change or deactivate the account of someone with more permissions: redirecting its password link would
 * give them those.
 *
 * @throws ApiError 403
 */
export async function requireMayManage(
  { prepared }: Pick<OneTransaction, "prepared">,
  caller: AdministratorAccess,
  staffId: string,
): Promise<void> {
  if (caller.isFullAdministrator) return;
  const powers = await AccessModuleService.partsIn(prepared).members.powersOf(staffId);
  if (powers?.isFullAdministrator) requireFullAdministrator(caller);
  if (powers?.granted.some((name) => !holds(caller, name))) throw new ApiError(403, loginMessages.forbidden);
}

/**
 * At least one full administrator must remain. Call it in the transaction that demotes, deactivates or removes an
 * account, before the change: the rows of all full administrators stay locked until it ends, so that of two who demote
 * each other concurrently one is refused.
 *
 * @throws ApiError 409
 */
export async function requireAnotherFullAdministrator(
  { prepared }: Pick<OneTransaction, "prepared">,
  staffId: string,
): Promise<void> {
  const all = await AccessModuleService.partsIn(prepared).members.lockFullAdministrators();
  if (all.length === 1 && all.includes(staffId)) throw new ApiError(409, staffLoginMessages.lastFullAdministrator);
}
