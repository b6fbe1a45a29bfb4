import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { AccessModuleService } from "#modules/access/service";
import { OTP_MODULE } from "#modules/otp/index";
import type { OtpModuleService } from "#modules/otp/service";

type Logins = {
  userId: string;
  /** The account's address, to which codes are sent. */
  email: string;
  /** The session to keep; all others end. */
  keepSessionId: string | null;
};

/**
 * Ends an account's sessions, revokes a code that was sent to it, and closes a login that waits for its second step. An
 * authenticator app stays on. It takes effect when the transaction commits, from the next request on.
 */
export async function endStaffLogins(
  container: MedusaContainer,
  transaction: OneTransaction,
  { userId, email, keepSessionId }: Logins,
): Promise<void> {
  const { accounts, sessions, authenticators } = AccessModuleService.partsIn(transaction.prepared);
  await accounts.lockLogins({ userId });
  await sessions.endAll(userId, { except: keepSessionId ?? "" });
  await authenticators.voidChallenge(userId);
  const otp = container.resolve<OtpModuleService>(OTP_MODULE);
  const holder = { purpose: "administrator-login" as const, identifier: email.toLowerCase() };
  await otp.revoke(holder, transaction.contextFor(otp));
}
