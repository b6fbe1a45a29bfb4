import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#database/one-transaction";
import { OTP_MODULE } from "#modules/otp/index";
import type { OtpModuleService } from "#modules/otp/service";

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

type Logins = {
  userId: string;
  /** The account's address, where codes are sent to. */
  email: string;
  /** The session that may go on; all others end. */
  keepSessionId: string | null;
};

/**
 * Ends an account's sessions and makes a code that was sent to it worthless: what resetting a second factor means
 * where that factor is a mailbox. It holds when the transaction commits, from the next request on.
 */
export async function endStaffLogins(
  container: MedusaContainer,
  transaction: OneTransaction,
  { userId, email, keepSessionId }: Logins,
): Promise<void> {
  await lockStaffLogins(transaction, { userId });
  await transaction.run("DELETE FROM staff_session WHERE user_id = ? AND id IS DISTINCT FROM ?", [
    userId,
    keepSessionId,
  ]);
  const otp = container.resolve<OtpModuleService>(OTP_MODULE);
  const holder = { purpose: "administrator-login" as const, identifier: email.toLowerCase() };
  await otp.revoke(holder, transaction.contextFor(otp));
}
