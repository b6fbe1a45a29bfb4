import type { StaffMember } from "@haat/api-contract/staff/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { requireMayManage } from "../access/granting-rules";
import { recordChange } from "../audit/record-change";
import { endStaffLogins } from "../staff-login/end-staff-logins";
import { removeStaffAuthenticator } from "../staff-login/remove-authenticator";
import { toMember } from "./read-staff";
import { lockedMember, neededMember, subjectOf } from "./staff-record";

const unchanged = { before: null, after: {} };

/**
 * Revokes codes that were sent, turns an authenticator app off, which its owner is told by email, and ends all sessions.
 *
 * @throws ApiError 404, 403 it may do more than the caller.
 */
export async function resetSecondFactor(
  container: MedusaContainer,
  caller: AdministratorAccess,
  staffId: string,
): Promise<StaffMember> {
  const member = await inOneTransaction(container, async (transaction) => {
    const before = await lockedMember(transaction, staffId);
    await requireMayManage(transaction, caller, staffId);
    const { userId, email } = before;
    await endStaffLogins(container, transaction, { userId, email, keepSessionId: null });
    const wasOn = await removeStaffAuthenticator(container, transaction, { userId, email, by: "staff" });
    const entry = { actorId: caller.userId, action: "staff.second-factor-reset", subject: subjectOf(before) };
    const app = wasOn ? { before: { authenticatorApp: true }, after: { authenticatorApp: false } } : unchanged;
    await recordChange(container, { ...entry, ...app }, transaction);
    return await neededMember(transaction, staffId);
  });
  return toMember(member, caller);
}
