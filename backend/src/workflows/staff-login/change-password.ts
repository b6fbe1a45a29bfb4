import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { recordChange } from "../audit/record-change";
import { confirmPassword } from "./confirm-password";
import { setPassword } from "./set-password";

type Passwords = { oldPassword: string; newPassword: string };

/**
 * Changes the caller's password and ends all other sessions.
 *
 * @throws ApiError 400 the old password is wrong or the new one is not acceptable, 429 too many tries.
 */
export async function changePassword(
  container: MedusaContainer,
  { userId, sessionId, staffId }: AdministratorAccess,
  { oldPassword, newPassword }: Passwords,
): Promise<void> {
  const { email } = await confirmPassword(container, userId, oldPassword);
  if (oldPassword === newPassword) throw new ApiError(400, staffLoginMessages.passwordSame);
  await inOneTransaction(container, async (transaction) => {
    await setPassword(container, transaction, { userId, password: newPassword, keepSessionId: sessionId });
    const subject = { type: "staff", id: staffId, label: email };
    await recordChange(
      container,
      { actorId: userId, action: "staff.password-changed", subject, before: null, after: {} },
      transaction,
    );
  });
}
