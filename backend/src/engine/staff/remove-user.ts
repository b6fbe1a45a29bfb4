import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "#engine/hooks/one-transaction";

/** Deletes a user's logins, but only soft-deletes the user, so that the history still shows who did what. */
export async function removeUser(
  container: MedusaContainer,
  transaction: OneTransaction,
  userId: string,
): Promise<void> {
  const [users, auth] = [container.resolve(Modules.USER), container.resolve(Modules.AUTH)];
  const identities = await transaction.run<{ id: string }>(
    `SELECT id FROM auth_identity WHERE app_metadata ->> 'user_id' = ? AND deleted_at IS NULL`,
    [userId],
  );
  await auth.deleteAuthIdentities(
    identities.map(({ id }) => id),
    transaction.contextFor(auth),
  );
  await users.softDeleteUsers([userId], {}, transaction.contextFor(users));
}
