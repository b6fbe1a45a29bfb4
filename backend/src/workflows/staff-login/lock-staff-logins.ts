import type { OneTransaction } from "../../database/one-transaction";

/**
 * Logins of one account, and what ends them, come one after another until the transaction is over.
 *
 * @param account `email` in lower case
 */
export async function lockStaffLogins(
  transaction: OneTransaction,
  account: { userId: string } | { email: string },
): Promise<void> {
  const [condition, value] = "userId" in account ? ["u.id = ?", account.userId] : ["lower(u.email) = ?", account.email];
  await transaction.run(
    `SELECT FROM staff s JOIN haat_actor u ON u.id = s.user_id WHERE ${condition} AND s.deleted_at IS NULL FOR UPDATE OF s`,
    [value],
  );
}
