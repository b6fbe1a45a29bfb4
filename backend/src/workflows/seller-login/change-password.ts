import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { hashPassword, isPassword } from "#passwords/password-hash";

type Caller = { id: string; sessionId: string | null };
type Passwords = { oldPassword: string; newPassword: string };

/**
 * Changes a seller's password, ends all other sessions and voids a reset link that was sent. Tries of the old password
 * are limited like those of a login, so that a stolen session cannot guess it.
 *
 * @throws ApiError 400 the old password is wrong or the new one is not acceptable, 401 the account is gone, 429 too
 * many tries.
 */
export async function changeSellerPassword(
  container: MedusaContainer,
  { id, sessionId }: Caller,
  { oldPassword, newPassword }: Passwords,
): Promise<void> {
  const sellers = container.resolve<SellerService>(SELLER_MODULE);
  const locked = await sellers.passwordTries.take(id);
  if (locked > 0) throw new ApiError(429, sellerLoginMessages.locked, { headers: { "Retry-After": String(locked) } });
  const decided = await sellers.accounts.loginById(id);
  if (!decided || !(await isPassword(oldPassword, decided.passwordHash))) throw wrong();
  await sellers.passwordTries.clear(id);
  if (oldPassword === newPassword) throw new ApiError(400, staffLoginMessages.passwordSame);
  if (newPassword.trim().toLowerCase() === decided.email) throw new ApiError(400, staffLoginMessages.passwordIsEmail);
  const passwordHash = await hashPassword(newPassword);
  await inOneTransaction(container, async ({ prepared }) => {
    const { accounts, sessions, resetLinks } = sellers.within(prepared);
    // Locked before the account, in the same order as using a reset link.
    await resetLinks.void(id);
    const now = await accounts.lock(id);
    // It was changed concurrently, after the old password was checked.
    if (now?.passwordHash !== decided.passwordHash) throw wrong();
    await accounts.setPasswordHash(id, passwordHash);
    await sessions.endAll(id, { except: sessionId ?? "" });
  });
}

const wrong = () => new ApiError(400, staffLoginMessages.passwordWrong);
