import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#database/one-transaction";
import { AccessModuleService } from "#modules/access/service";
import { OTP_MODULE } from "#modules/otp/index";
import type { OtpModuleService } from "#modules/otp/service";

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
  const { accounts, sessions } = AccessModuleService.partsIn(transaction.prepared);
  await accounts.lockLogins({ userId });
  await sessions.endAll(userId, { except: keepSessionId ?? "" });
  const otp = container.resolve<OtpModuleService>(OTP_MODULE);
  const holder = { purpose: "administrator-login" as const, identifier: email.toLowerCase() };
  await otp.revoke(holder, transaction.contextFor(otp));
}
