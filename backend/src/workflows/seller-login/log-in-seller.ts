import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { isPassword } from "#passwords/password-hash";
import { openSellerSession, type SellerDevice } from "./open-seller-session";

type Credentials = SellerDevice & {
  /** An email address in lower case, or a number as `+91…`. */
  identifier: string;
  password: string;
};

const refused = () => new ApiError(401, sellerLoginMessages.loginFailed);

/**
 * Opens a session for a valid password, in any account state: a waiting, rejected or suspended seller sees the reason,
 * and can still process open orders. While an authenticator app is on, it opens a challenge instead.
 *
 * @throws ApiError 401 the password is wrong or the account unknown, 429 too many tries.
 */
export async function logInSeller(
  scope: MedusaContainer,
  { identifier, password, ...device }: Credentials,
): Promise<{ token: string } | { challenge: string }> {
  const sellers = scope.resolve<SellerService>(SELLER_MODULE);
  const account = await sellers.accounts.loginOf(identifier);
  // Counted by account, so that its address and its number share the tries; an unknown identifier is counted as well.
  const counted = account?.id ?? identifier;
  const locked = await sellers.passwordTries.take(counted);
  if (locked > 0) throw new ApiError(429, sellerLoginMessages.locked, { headers: { "Retry-After": String(locked) } });
  if (!(await isPassword(password, account?.passwordHash ?? null)) || !account) throw refused();
  await sellers.passwordTries.clear(counted);
  return await inOneTransaction(scope, async ({ prepared }) => {
    const { accounts, sessions, authenticators } = sellers.within(prepared);
    // A password change after the check has ended all sessions, and must prevent this one too.
    const now = await accounts.lock(account.id);
    if (now?.passwordHash !== account.passwordHash) throw refused();
    const challenge = await authenticators.challenge(account.id);
    return challenge === null ? await openSellerSession(sessions, account.id, device) : { challenge };
  });
}
