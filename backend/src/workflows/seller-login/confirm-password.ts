import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import type { SellerAccounts, SellerLogin } from "#modules/seller/accounts";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { isPassword } from "#passwords/password-hash";

/**
 * Checks the password of a logged-in seller again, before a change of the login. Tries are limited like those of a login,
 * so that a stolen session cannot guess it.
 *
 * @returns the login that the password belongs to; a change locks it with `lockConfirmed`
 * @throws ApiError 400 the password is wrong, or the account is gone, 429 too many tries.
 */
export async function confirmSellerPassword(
  container: MedusaContainer,
  id: string,
  password: string,
): Promise<SellerLogin> {
  const sellers = container.resolve<SellerService>(SELLER_MODULE);
  const locked = await sellers.passwordTries.take(id);
  if (locked > 0) throw new ApiError(429, sellerLoginMessages.locked, { headers: { "Retry-After": String(locked) } });
  const login = await sellers.accounts.loginById(id);
  if (!login || !(await isPassword(password, login.passwordHash))) throw passwordWrong();
  await sellers.passwordTries.clear(id);
  return login;
}

/**
 * Locks the account until the transaction ends.
 *
 * @throws ApiError 400 the password was changed after it was checked.
 */
export async function lockConfirmed(accounts: SellerAccounts, { id, passwordHash }: SellerLogin): Promise<void> {
  if ((await accounts.lock(id))?.passwordHash !== passwordHash) throw passwordWrong();
}

const passwordWrong = () => new ApiError(400, staffLoginMessages.passwordWrong);
