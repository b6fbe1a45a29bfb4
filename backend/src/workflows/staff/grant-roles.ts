import { staffMessages } from "@haat/api-contract/staff/messages";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { AccessModuleService } from "#modules/access/service";
import { requireMayGrant } from "../access/granting-rules";

/**
 * Sets an account's roles. Roles that it already has may stay, whoever saves; the caller must be allowed to grant the
 * added ones. The roles are locked, so that none is deleted or extended meanwhile.
 *
 * @throws ApiError 400 a role is unknown, 403 one grants what the caller lacks.
 */
export async function grantRoles(
  { prepared }: OneTransaction,
  caller: AdministratorAccess,
  { staffId, roleIds, had }: { staffId: string; roleIds: readonly string[]; had: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(roleIds)];
  const { roles, members } = AccessModuleService.partsIn(prepared);
  const found = await roles.hold(wanted);
  if (found.length < wanted.length) throw new ApiError(400, staffMessages.roleUnknown);
  const added = found.filter(({ id }) => !had.includes(id));
  requireMayGrant(
    caller,
    added.flatMap(({ grants }) => grants),
  );
  await members.removeRolesBut(staffId, wanted);
  await members.addRoles(
    staffId,
    added.map(({ id }) => id),
  );
}
