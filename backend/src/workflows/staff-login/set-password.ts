import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { setUserPassword } from "#engine/staff/set-user-password";
import { ApiError } from "#errors/api-error";
import { AccessModuleService } from "#modules/access/service";
import { hashPassword } from "#passwords/password-hash";
import { endStaffLogins } from "./end-staff-logins";

type NewPassword = {
  userId: string;
  /** Already validated with the contract's `newPasswordSchema`. */
  password: string;
  /** The session to keep; all others end. */
  keepSessionId: string | null;
};

/**
 * Sets the password of a back-office account, and ends what the old one gave access to: sessions, codes that were sent,
 * a link for a first password.
 *
 * @throws ApiError 400 the password is the account's own address.
 */
export async function setPassword(
  container: MedusaContainer,
  transaction: OneTransaction,
  { userId, password, keepSessionId }: NewPassword,
): Promise<void> {
  const [user] = await transaction.run<{ email: string }>("SELECT email FROM haat_user WHERE id = ?", [userId]);
  if (!user) throw new Error(`There is no user ${userId} to set a password for.`);
  const email = user.email.toLowerCase();
  if (password.trim().toLowerCase() === email) throw new ApiError(400, staffLoginMessages.passwordIsEmail);
  await setUserPassword(container, transaction, { userId, email: user.email, hash: await hashPassword(password) });
  await AccessModuleService.partsIn(transaction.prepared).passwordLinks.void(userId);
  await endStaffLogins(container, transaction, { userId, email, keepSessionId });
}
