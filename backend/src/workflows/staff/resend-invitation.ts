import { staffMessages } from "@haat/api-contract/staff/messages";
import type { StaffMember } from "@haat/api-contract/staff/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import type { StaffRow } from "#modules/access/members";
import { AccessModuleService } from "#modules/access/service";
import { requireMayManage } from "../access/granting-rules";
import { recordChange } from "../audit/record-change";
import { queueInvitation, requireMail } from "./queue-invitation";
import { toMember } from "./read-staff";
import { emailOf, lockedMember, neededMember, subjectOf } from "./staff-record";

/** The minimum time between two invitations of one account, so that repeated clicks send one email. Seconds. */
const pause = 30;

/**
 * Sends a new link to a staff member without a password; the previous one stops working.
 *
 * @throws ApiError 404, 403 it may do more than the caller, 409 inactive or has a password, 429 just sent, 503 no
 * email.
 */
export async function resendInvitation(
  container: MedusaContainer,
  caller: AdministratorAccess,
  staffId: string,
): Promise<StaffMember> {
  requireMail();
  const member = await inOneTransaction(container, async (transaction) => {
    const before = await lockedMember(transaction, staffId);
    await requireMayManage(transaction, caller, staffId);
    await checkDue(transaction, before);
    const { userId, email, name } = before;
    const invitedBy = await emailOf(transaction, caller.userId);
    await queueInvitation(container, transaction, { userId, email, name, invitedBy });
    const entry = { actorId: caller.userId, action: "staff.invited-again", subject: subjectOf(before) };
    await recordChange(container, { ...entry, before: null, after: {} }, transaction);
    return await neededMember(transaction, staffId);
  });
  return toMember(member, caller);
}

async function checkDue(transaction: OneTransaction, { state, userId }: StaffRow): Promise<void> {
  if (state === "inactive") throw new ApiError(409, staffMessages.inactive);
  if (state === "active") throw new ApiError(409, staffMessages.alreadyJoined);
  const age = await AccessModuleService.partsIn(transaction.prepared).passwordLinks.age(userId);
  if (age !== null && age < pause) {
    throw new ApiError(429, staffMessages.invitedJustNow, { headers: { "Retry-After": String(pause - age) } });
  }
}
