import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { AccessModuleService } from "#modules/access/service";
import { OTP_MODULE } from "#modules/otp/index";
import type { OtpModuleService } from "#modules/otp/service";
import { openStaffSession } from "./open-staff-session";

type SecondStep = {
  /** In lower case. */
  email: string;
  otp: string;
  userAgent: string;
  address: string;
};

/**
 * The second step of an administrator's login without an authenticator app: opens a session with the code that was sent
 * after a valid password.
 *
 * @throws ApiError 400 the code is wrong, expired, used, or was tried too often, 403 the account was deactivated
 * meanwhile.
 */
export async function logInAdministrator(
  scope: MedusaContainer,
  { email, otp, ...device }: SecondStep,
): Promise<{ token: string }> {
  const codes = scope.resolve<OtpModuleService>(OTP_MODULE);
  const opened = await inOneTransaction(scope, async (transaction) => {
    // The code is redeemed in the transaction that opens the session: whatever ends the account's logins finds one or
    // the other.
    const { accounts, authenticators } = AccessModuleService.partsIn(transaction.prepared);
    await accounts.lockLogins({ email });
    const holder = { purpose: "administrator-login" as const, identifier: email };
    const isGood = await codes.redeem(holder, otp, transaction.contextFor(codes));
    // Returned instead of thrown, because the try must be committed.
    if (!isGood) return new ApiError(400, staffLoginMessages.otpInvalid);
    const account = await accounts.byEmail(email);
    if (!account?.authorized) return new ApiError(403, staffLoginMessages.notAllowed);
    // The code was issued while an app was being turned on, which demands the app's.
    const app = await authenticators.of(account.userId);
    if (app?.isOn) return new ApiError(400, staffLoginMessages.otpInvalid);
    return await openStaffSession(transaction, account, device);
  });
  if (opened instanceof ApiError) throw opened;
  return opened;
}
