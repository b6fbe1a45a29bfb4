import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import type { AdministratorAccess } from "#modules/access/administrator-access";
import { ACCESS_MODULE } from "#modules/access/index";
import type { AccessModuleService } from "#modules/access/service";
import { isPassword } from "#passwords/password-hash";
import { recordChange } from "../audit/record-change";
import { setPassword } from "./set-password";

type Passwords = { oldPassword: string; newPassword: string };

/**
 * Changes the caller's password and ends all other sessions. Tries of the old password are limited like those of a
 * login, so that a stolen session cannot guess it.
 *
 * @throws ApiError 400 the old password is wrong or the new one is not acceptable, 429 too many tries.
 */
export async function changePassword(
  container: MedusaContainer,
  { userId, sessionId, staffId }: AdministratorAccess,
  { oldPassword, newPassword }: Passwords,
): Promise<void> {
  const { accounts, passwordTries } = container.resolve<AccessModuleService>(ACCESS_MODULE);
  const profile = await accounts.profile(userId);
  const email = profile?.email.toLowerCase() ?? "";
  const locked = await passwordTries.take(email);
  if (locked > 0) {
    throw new ApiError(429, staffLoginMessages.locked, { headers: { "Retry-After": String(locked) } });
  }
  const account = await accounts.byEmail(email);
  if (!account || !(await isPassword(oldPassword, account.passwordHash))) {
    throw new ApiError(400, staffLoginMessages.passwordWrong);
  }
  await passwordTries.clear(email);
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
