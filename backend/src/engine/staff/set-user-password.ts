import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";

const provider = "emailpass";

type UserPassword = {
  userId: string;
  /** The user's e-mail address as the engine has it. Logins are found by it and by its lower-case form. */
  email: string;
  hash: string;
};

/** Sets the password that a user of the engine logs in with, and creates the login if there is none. */
export async function setUserPassword(
  container: MedusaContainer,
  transaction: OneTransaction,
  { userId, email, hash }: UserPassword,
): Promise<void> {
  const address = email.toLowerCase();
  const changed = await transaction.run<{ identity: string }>(
    `UPDATE provider_identity SET provider_metadata = jsonb_build_object('password', ?::text), updated_at = now()
      WHERE provider = ? AND entity_id IN (?, ?) AND deleted_at IS NULL RETURNING auth_identity_id AS identity`,
    [hash, provider, address, email],
  );
  // One address has one password: an existing login at this address, whoever's it was, now belongs to this user.
  await transaction.run(
    `UPDATE auth_identity SET app_metadata = coalesce(app_metadata, '{}') || jsonb_build_object('user_id', ?::text),
            updated_at = now() WHERE id = ANY (?) AND app_metadata ->> 'user_id' IS DISTINCT FROM ?`,
    [userId, changed.map(({ identity }) => identity), userId],
  );
  if (changed.length > 0) return;
  const auth = container.resolve(Modules.AUTH);
  const identity = {
    provider_identities: [{ provider, entity_id: address, provider_metadata: { password: hash } }],
    app_metadata: { user_id: userId },
  };
  await auth.createAuthIdentities(identity, transaction.contextFor(auth));
}
