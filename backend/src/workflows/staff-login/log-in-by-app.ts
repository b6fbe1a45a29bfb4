import type { SecondStepCode } from "@haat/api-contract/authenticator/schemas";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { ACCESS_MODULE } from "#modules/access/index";
import { AccessModuleService } from "#modules/access/service";
import { clearSecondStepTries, passSecondStep, takeSecondStep } from "../authenticator/second-step";
import { openStaffSession } from "./open-staff-session";

type SecondStep = { challenge: string; code: SecondStepCode; userAgent: string; address: string };

/**
 * The second step of an administrator's login while an authenticator app is on: opens a session with the app's code, or
 * with a recovery code.
 *
 * @throws ApiError 400 the code is wrong or used, or the challenge is, 403 the account was deactivated meanwhile, 429 too
 * many wrong codes.
 */
export async function logInAdministratorByApp(
  scope: MedusaContainer,
  { challenge, code, ...device }: SecondStep,
): Promise<{ token: string }> {
  const access = scope.resolve<AccessModuleService>(ACCESS_MODULE);
  const userId = await takeSecondStep(access, challenge);
  const opened = await inOneTransaction(scope, async (transaction) => {
    const { accounts, authenticators } = AccessModuleService.partsIn(transaction.prepared);
    await accounts.lockLogins({ userId });
    const member = await accounts.activeMember(userId);
    const account = member && (await accounts.byEmail(member.email.toLowerCase()));
    if (account?.userId !== userId) throw new ApiError(403, staffLoginMessages.notAllowed);
    await passSecondStep(authenticators, { ownerId: userId, challenge }, code);
    return await openStaffSession(transaction, account, device);
  });
  await clearSecondStepTries(access.passwordTries, userId);
  return opened;
}
