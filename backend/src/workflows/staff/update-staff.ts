import type { ActiveStatus } from "@haat/api-contract/role/schemas";
import { staffMessages } from "@haat/api-contract/staff/messages";
import type { StaffMember } from "@haat/api-contract/staff/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import type { StaffRow } from "#modules/access/members";
import { AccessModuleService } from "#modules/access/service";
import { requireAnotherFullAdministrator, requireFullAdministrator, requireMayManage } from "../access/granting-rules";
import { recordChange } from "../audit/record-change";
import { endStaffLogins } from "../staff-login/end-staff-logins";
import { grantRoles } from "./grant-roles";
import { toMember } from "./read-staff";
import { lockedMember, neededMember, subjectOf, told } from "./staff-record";

type Change = {
  name?: string | undefined;
  roles?: readonly string[] | undefined;
  isFullAdministrator?: boolean | undefined;
  status?: ActiveStatus | undefined;
  version?: string | undefined;
};

/**
 * Changes the given fields of an account. New permissions apply from its next request on; a deactivated account is
 * logged out.
 *
 * @throws ApiError 404, 400 an unknown role, 403 it may do more than the caller or would be given more than the caller
 * has, 409 changed meanwhile, the caller's own roles or status, or the last full administrator.
 */
export async function updateStaff(
  container: MedusaContainer,
  caller: AdministratorAccess,
  staffId: string,
  change: Change,
): Promise<StaffMember> {
  const member = await inOneTransaction(container, async (transaction) => {
    // Before the account's own lock: this one locks several rows, always in the same order.
    if (change.isFullAdministrator === false || change.status === "inactive") {
      await requireAnotherFullAdministrator(transaction, staffId);
    }
    const before = await lockedMember(transaction, staffId);
    await requireMayManage(transaction, caller, staffId);
    checkChange(caller, before, change);
    await write(transaction, before, change);
    if (change.roles) {
      const had = before.roles.map((role) => role._id);
      await grantRoles(transaction, caller, { staffId, roleIds: change.roles, had });
    }
    const saved = await neededMember(transaction, staffId);
    if (saved.state !== "inactive" && !saved.isFullAdministrator && change.roles?.length === 0) {
      throw new ApiError(400, staffMessages.roleNeeded);
    }
    if (change.status === "inactive") await logOut(container, transaction, before);
    const entry = { actorId: caller.userId, action: "staff.updated", subject: subjectOf(saved) };
    await recordChange(container, { ...entry, before: told(before), after: told(saved) }, transaction);
    return saved;
  });
  return toMember(member, caller);
}

function checkChange(
  caller: AdministratorAccess,
  before: StaffRow,
  { version, roles, isFullAdministrator, status }: Change,
) {
  if (version && version !== before.version) throw new ApiError(409, staffMessages.changedMeanwhile);
  const changesKind = isFullAdministrator !== undefined && isFullAdministrator !== before.isFullAdministrator;
  if (changesKind) requireFullAdministrator(caller);
  if (before._id !== caller.staffId) return;
  if (status === "inactive") throw new ApiError(409, staffMessages.notYourself);
  const had = new Set(before.roles.map((role) => role._id));
  const sameRoles = !roles || (roles.length === had.size && roles.every((id) => had.has(id)));
  if (changesKind || !sameRoles) throw new ApiError(409, staffMessages.notOwnRoles);
}

async function write(transaction: OneTransaction, before: StaffRow, change: Change): Promise<void> {
  const { name = before.name, isFullAdministrator = before.isFullAdministrator } = change;
  const isActive = change.status === undefined ? before.state !== "inactive" : change.status === "active";
  const { members } = AccessModuleService.partsIn(transaction.prepared);
  await members.change(before._id, { name, isFullAdministrator, isActive });
}

async function logOut(container: MedusaContainer, transaction: OneTransaction, { userId, email }: StaffRow) {
  await AccessModuleService.partsIn(transaction.prepared).passwordLinks.void(userId);
  await endStaffLogins(container, transaction, { userId, email, keepSessionId: null });
}
