import { staffMessages } from "@haat/api-contract/staff/messages";
import type { StaffMember } from "@haat/api-contract/staff/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { AccessModuleService } from "#modules/access/service";
import { requireFullAdministrator } from "../access/granting-rules";
import { recordChange } from "../audit/record-change";
import { grantRoles } from "./grant-roles";
import { queueInvitation, requireMail } from "./queue-invitation";
import { toMember } from "./read-staff";
import { emailOf, neededMember, subjectOf, told } from "./staff-record";

type Invitation = { email: string; name: string; roles: readonly string[]; isFullAdministrator: boolean };

/**
 * Creates an account and sends its owner a link for setting a password. There is no other way to its first password.
 *
 * @throws ApiError 400 no role or an unknown one, 403 a role grants what the caller lacks, 409 the address belongs to a
 * staff member already, 503 the shop cannot send email.
 */
export async function inviteStaff(
  container: MedusaContainer,
  caller: AdministratorAccess,
  { email, name, roles, isFullAdministrator }: Invitation,
): Promise<StaffMember> {
  requireMail();
  if (isFullAdministrator) requireFullAdministrator(caller);
  else if (roles.length === 0) throw new ApiError(400, staffMessages.roleNeeded);
  const member = await inOneTransaction(container, async (transaction) => {
    const userId = await userFor(container, transaction, email);
    const { members } = AccessModuleService.partsIn(transaction.prepared);
    const staffId = await members.add({ userId, name, isFullAdministrator });
    await grantRoles(transaction, caller, { staffId, roleIds: roles, had: [] });
    const invitedBy = await emailOf(transaction, caller.userId);
    await queueInvitation(container, transaction, { userId, email, name, invitedBy });
    const made = await neededMember(transaction, staffId);
    const entry = { actorId: caller.userId, action: "staff.invited", subject: subjectOf(made) };
    await recordChange(container, { ...entry, before: null, after: told(made) }, transaction);
    return made;
  });
  return toMember(member, caller);
}

/**
 * The engine's user with an address: an existing one that is not staff yet, for example from the command line, else a
 * new one.
 */
async function userFor(container: MedusaContainer, transaction: OneTransaction, email: string): Promise<string> {
  const known = await AccessModuleService.partsIn(transaction.prepared).accounts.lockEmail(email);
  if (known?.isStaff) throw new ApiError(409, staffMessages.emailTaken);
  if (known) return known.id;
  const users = container.resolve(Modules.USER);
  const made = await users.createUsers({ email }, transaction.contextFor(users));
  await transaction.flush();
  return made.id;
}
