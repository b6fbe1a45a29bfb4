import { staffMessages } from "@haat/api-contract/staff/messages";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { StaffRow } from "#modules/access/members";
import { AccessModuleService } from "#modules/access/service";

/** What the audit log stores of an account. */
export const told = ({ email, name, state, isFullAdministrator, roles }: StaffRow) => ({
  email,
  name,
  active: state !== "inactive",
  isFullAdministrator,
  roles: roles.map((role) => role.name),
});

export const subjectOf = ({ _id, email }: StaffRow) => ({ type: "staff", id: _id, label: email });

function needed(member: StaffRow | null): StaffRow {
  if (!member) throw new ApiError(404, staffMessages.notFound);
  return member;
}

/** @throws ApiError 404 */
export const neededMember = async ({ prepared }: OneTransaction, staffId: string): Promise<StaffRow> =>
  needed(await AccessModuleService.partsIn(prepared).members.read(staffId));

/** The same, locked until the transaction ends, so that changes of one account are serialized. */
export const lockedMember = async ({ prepared }: OneTransaction, staffId: string): Promise<StaffRow> =>
  needed(await AccessModuleService.partsIn(prepared).members.lock(staffId));

export async function emailOf(transaction: OneTransaction, userId: string): Promise<string> {
  const [user] = await transaction.run<{ email: string }>("SELECT email FROM haat_actor WHERE id = ?", [userId]);
  return user?.email ?? "";
}
