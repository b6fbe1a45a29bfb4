import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { ACCESS_MODULE } from "#modules/access/index";
import { AccessModuleService } from "#modules/access/service";
import { isPassword } from "#passwords/password-hash";

/** The account that a password belongs to. */
type Confirmed = {
  userId: string;
  /** In lower case. */
  email: string;
  passwordHash: string;
};

/**
 * Checks the password of a logged-in account again, before a change of its login. Tries are limited like those of a
 * login, so that a stolen session cannot guess it.
 *
 * @returns the account; a change of its authenticator app calls `lockConfirmed` with it
 * @throws ApiError 400 the password is wrong, 429 too many tries.
 */
export async function confirmPassword(
  container: MedusaContainer,
  userId: string,
  password: string,
): Promise<Confirmed> {
  const { accounts, passwordTries } = container.resolve<AccessModuleService>(ACCESS_MODULE);
  const profile = await accounts.profile(userId);
  const email = profile?.email.toLowerCase() ?? "";
  const locked = await passwordTries.take(email);
  if (locked > 0) {
    throw new ApiError(429, staffLoginMessages.locked, { headers: { "Retry-After": String(locked) } });
  }
  const account = await accounts.byEmail(email);
  if (!account || !(await isPassword(password, account.passwordHash))) throw passwordWrong();
  await passwordTries.clear(email);
  return { userId, email, passwordHash: account.passwordHash };
}

/**
 * Locks the account's logins until the transaction ends.
 *
 * @throws ApiError 400 the password was changed after it was checked.
 */
export async function lockConfirmed({ prepared }: OneTransaction, { userId, email, passwordHash }: Confirmed) {
  const { accounts } = AccessModuleService.partsIn(prepared);
  await accounts.lockLogins({ userId });
  if ((await accounts.byEmail(email))?.passwordHash !== passwordHash) throw passwordWrong();
}

const passwordWrong = () => new ApiError(400, staffLoginMessages.passwordWrong);
