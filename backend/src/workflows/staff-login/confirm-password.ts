import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { ACCESS_MODULE } from "#modules/access/index";
import type { AccessModuleService } from "#modules/access/service";
import { isPassword } from "#passwords/password-hash";

/**
 * Checks the password of a logged-in account again, before a change of its login. Tries are limited like those of a
 * login, so that a stolen session cannot guess it.
 *
 * @returns the account's address, in lower case
 * @throws ApiError 400 the password is wrong, 429 too many tries.
 */
export async function confirmPassword(container: MedusaContainer, userId: string, password: string): Promise<string> {
  const { accounts, passwordTries } = container.resolve<AccessModuleService>(ACCESS_MODULE);
  const profile = await accounts.profile(userId);
  const email = profile?.email.toLowerCase() ?? "";
  const locked = await passwordTries.take(email);
  if (locked > 0) {
    throw new ApiError(429, staffLoginMessages.locked, { headers: { "Retry-After": String(locked) } });
  }
  const account = await accounts.byEmail(email);
  if (!account || !(await isPassword(password, account.passwordHash))) {
    throw new ApiError(400, staffLoginMessages.passwordWrong);
  }
  await passwordTries.clear(email);
  return email;
}
