import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#database/one-transaction";
import { ApiError } from "#errors/api-error";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { hashPassword, isPassword } from "#passwords/password-hash";

type Caller = { id: string; sessionId: string | null };
type Passwords = { oldPassword: string; newPassword: string };

/**
 * Changes a seller's password and ends all sessions but the one that asks, and a reset link that was sent. The old
 * password is counted like one of a login, so that a stolen session can't guess at it.
 *
 * @throws ApiError 400 the old password is wrong or the new one is no better, 401 the account is gone, 429 guessed at too often.
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
    // Before the account, as who uses such a link takes both.
    await resetLinks.void(id);
    const now = await accounts.lock(id);
    // Somebody else has changed it while this one was judged: it is not the current one any more.
    if (now?.passwordHash !== decided.passwordHash) throw wrong();
    await accounts.setPasswordHash(id, passwordHash);
    await sessions.endAll(id, { except: sessionId ?? "" });
  });
}

const wrong = () => new ApiError(400, staffLoginMessages.passwordWrong);
