import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { hashPassword } from "#passwords/password-hash";
import { confirmSellerPassword, lockConfirmed } from "./confirm-password";

type Caller = { id: string; sessionId: string | null };
type Passwords = { oldPassword: string; newPassword: string };

/**
 * Changes a seller's password, ends all other sessions and voids a reset link that was sent.
 *
 * @throws ApiError 400 the old password is wrong or the new one is not acceptable, 429 too
 * many tries.
 */
export async function changeSellerPassword(
  container: MedusaContainer,
  { id, sessionId }: Caller,
  { oldPassword, newPassword }: Passwords,
): Promise<void> {
  const decided = await confirmSellerPassword(container, id, oldPassword);
  if (oldPassword === newPassword) throw new ApiError(400, staffLoginMessages.passwordSame);
  if (newPassword.trim().toLowerCase() === decided.email) throw new ApiError(400, staffLoginMessages.passwordIsEmail);
  const passwordHash = await hashPassword(newPassword);
  const sellers = container.resolve<SellerService>(SELLER_MODULE);
  await inOneTransaction(container, async ({ prepared }) => {
    const { accounts, sessions, resetLinks, authenticators } = sellers.within(prepared);
    // Locked before the account, in the same order as using a reset link.
    await resetLinks.void(id);
    await lockConfirmed(accounts, decided);
    await accounts.setPasswordHash(id, passwordHash);
    await authenticators.voidChallenge(id);
    await sessions.endAll(id, { except: sessionId ?? "" });
  });
}
