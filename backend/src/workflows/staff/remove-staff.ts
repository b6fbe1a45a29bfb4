import { staffMessages } from "@haat/api-contract/staff/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { removeUser } from "#engine/staff/remove-user";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { AccessModuleService } from "#modules/access/service";
import { requireAnotherFullAdministrator, requireMayManage } from "../access/granting-rules";
import { recordChange } from "../audit/record-change";
import { endStaffLogins } from "../staff-login/end-staff-logins";
import { lockedMember, subjectOf, told } from "./staff-record";

/**
 * Removes an account with its login. The engine soft-deletes its user, so that the audit log can still name who did
 * what; the address can be invited again.
 *
 * @throws ApiError 404, 403 it may do more than the caller, 409 the caller's own, or the last full administrator's.
 */
export async function removeStaff(
  container: MedusaContainer,
  caller: AdministratorAccess,
  staffId: string,
): Promise<void> {
  await inOneTransaction(container, async (transaction) => {
    await requireAnotherFullAdministrator(transaction, staffId);
    const before = await lockedMember(transaction, staffId);
    await requireMayManage(transaction, caller, staffId);
    if (staffId === caller.staffId) throw new ApiError(409, staffMessages.notYourself);
    const { userId, email } = before;
    const { members, passwordLinks, authenticators } = AccessModuleService.partsIn(transaction.prepared);
    await passwordLinks.void(userId);
    await endStaffLogins(container, transaction, { userId, email, keepSessionId: null });
    await authenticators.remove(userId);
    await members.remove(staffId);
    await removeUser(container, transaction, userId);
    const entry = { actorId: caller.userId, action: "staff.removed", subject: subjectOf(before) };
    await recordChange(container, { ...entry, before: told(before), after: null }, transaction);
  });
}
