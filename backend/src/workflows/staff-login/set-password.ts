import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "../../database/one-transaction";
import { ApiError } from "../../errors/api-error";
import { hashPassword } from "../../passwords/password-hash";
import { passwordLinks } from "../access/password-links";
import { endStaffLogins } from "./end-staff-logins";

const provider = "emailpass";

type NewPassword = {
  userId: string;
  /** Good by the contract's `newPasswordSchema`. */
  password: string;
  /** The session that may go on; all others end. */
  keepSessionId: string | null;
};

/**
 * Sets the password that an account of the back office logs in with, and ends what the old one had opened: sessions,
 * codes that were sent, a link for a first password.
 *
 * @throws ApiError 400 the password is the account's own address.
 */
export async function setPassword(
  container: MedusaContainer,
  transaction: OneTransaction,
  { userId, password, keepSessionId }: NewPassword,
): Promise<void> {
  const [user] = await transaction.run<{ email: string }>(
    'SELECT email FROM "user" WHERE id = ? AND deleted_at IS NULL',
    [userId],
  );
  if (!user) throw new Error(`There is no user ${userId} to set a password for.`);
  const email = user.email.toLowerCase();
  if (password.trim().toLowerCase() === email) throw new ApiError(400, staffLoginMessages.passwordIsEmail);
  const hash = await hashPassword(password);
  const changed = await transaction.run<{ identity: string }>(
    `UPDATE provider_identity SET provider_metadata = jsonb_build_object('password', ?::text), updated_at = now()
      WHERE provider = ? AND entity_id IN (?, ?) AND deleted_at IS NULL RETURNING auth_identity_id AS identity`,
    [hash, provider, email, user.email],
  );
  // One address has one password: a login that was somebody else's at this address is now the account's as well.
  await transaction.run(
    `UPDATE auth_identity SET app_metadata = coalesce(app_metadata, '{}') || jsonb_build_object('user_id', ?::text),
            updated_at = now() WHERE id = ANY (?) AND app_metadata ->> 'user_id' IS DISTINCT FROM ?`,
    [userId, changed.map(({ identity }) => identity), userId],
  );
  if (changed.length === 0) {
    const auth = container.resolve(Modules.AUTH);
    const identity = {
      provider_identities: [{ provider, entity_id: email, provider_metadata: { password: hash } }],
      app_metadata: { user_id: userId },
    };
    await auth.createAuthIdentities(identity, transaction.contextFor(auth));
  }
  await passwordLinks(transaction.prepared).void(userId);
  await endStaffLogins(container, transaction, { userId, email, keepSessionId });
}
