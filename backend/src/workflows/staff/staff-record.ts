import { staffMessages } from "@haat/api-contract/staff/messages";
import type { OneTransaction } from "#database/one-transaction";
import { ApiError } from "#errors/api-error";
import { readMember, type StaffRow } from "./read-staff";

/** What the audit log keeps of an account. */
export const told = ({ email, name, state, isFullAdministrator, roles }: StaffRow) => ({
  email,
  name,
  active: state !== "inactive",
  isFullAdministrator,
  roles: roles.map((role) => role.name),
});

export const subjectOf = ({ _id, email }: StaffRow) => ({ type: "staff", id: _id, label: email });

/** @throws ApiError 404 */
export async function neededMember(transaction: OneTransaction, staffId: string): Promise<StaffRow> {
  const member = await readMember(transaction, staffId);
  if (!member) throw new ApiError(404, staffMessages.notFound);
  return member;
}

/** The same, locked until the transaction ends, so that changes of one account come one after another. */
export async function lockedMember(transaction: OneTransaction, staffId: string): Promise<StaffRow> {
  await transaction.run("SELECT FROM staff WHERE id = ? FOR UPDATE", [staffId]);
  return await neededMember(transaction, staffId);
}

export async function emailOf(transaction: OneTransaction, userId: string): Promise<string> {
  const [user] = await transaction.run<{ email: string }>("SELECT email FROM haat_actor WHERE id = ?", [userId]);
  return user?.email ?? "";
}
