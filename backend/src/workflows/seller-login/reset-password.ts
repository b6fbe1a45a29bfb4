import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { hashPassword } from "#passwords/password-hash";

/**
 * Sets a new password with a reset link and ends the account's sessions. An authenticator app stays on. The link works once; a rejected password
 * leaves it valid.
 *
 * @throws ApiError 400 the link is unknown, used or expired, or the password is the account's own address.
 */
export async function resetSellerPassword(
  scope: MedusaContainer,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const sellers = scope.resolve<SellerService>(SELLER_MODULE);
  await inOneTransaction(scope, async ({ prepared }) => {
    const { accounts, sessions, resetLinks, passwordTries, authenticators } = sellers.within(prepared);
    const id = await resetLinks.take(token);
    const account = id ? await accounts.lock(id) : null;
    if (!account) throw new ApiError(400, sellerLoginMessages.linkInvalid);
    if (password.trim().toLowerCase() === account.email) throw new ApiError(400, sellerLoginMessages.passwordIsEmail);
    await accounts.setPasswordHash(account.id, await hashPassword(password));
    // The link was emailed, so using it verifies the address.
    await accounts.setVerified(account.id, "email", account.email);
    await authenticators.voidChallenge(account.id);
    await sessions.endAll(account.id);
    // Lifts a lockout caused by someone else's guesses.
    await passwordTries.clear(account.id);
  });
}
