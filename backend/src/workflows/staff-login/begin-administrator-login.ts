import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { codeMessages } from "#messages/code-messages";
import { openChannels } from "#messages/open-channels";
import { sealMessage } from "#messages/sealed-message";
import type { LoginAccount } from "#modules/access/accounts";
import { ACCESS_MODULE } from "#modules/access/index";
import { AccessModuleService } from "#modules/access/service";
import { OTP_MODULE } from "#modules/otp/index";
import type { OtpModuleService } from "#modules/otp/service";
import { isPassword } from "#passwords/password-hash";

const tooOften = (message: string, seconds: number) =>
  new ApiError(429, message, { headers: { "Retry-After": String(seconds) } });

/**
 * The first step of an administrator's login: a valid password sends a code to the address, or opens a challenge if the
 * account has an authenticator app. Codes and challenges are only created here, so having one proves this step within its
 * few minutes. A plain function: a workflow would store the password among its inputs.
 *
 * @param email in lower case
 * @returns the challenge, or null if a code was sent
 * @throws ApiError 401 the password is wrong or the address unknown, 403 the account is inactive, 429 locked or too
 * many requests, 503 there is no app, and the shop cannot send email.
 */
export async function beginAdministratorLogin(
  scope: MedusaContainer,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const { accounts, passwordTries } = scope.resolve<AccessModuleService>(ACCESS_MODULE);
  const locked = await passwordTries.take(email);
  if (locked > 0) throw tooOften(staffLoginMessages.locked, locked);
  const account = await accounts.byEmail(email);
  if (!(await isPassword(password, account?.passwordHash ?? null))) throw refused();
  await passwordTries.clear(email);
  if (!account?.authorized) throw new ApiError(403, staffLoginMessages.notAllowed);
  const challenge = await challengeOf(scope, email, account);
  if (challenge !== null) return challenge;
  if (!openChannels().includes("email")) throw new ApiError(503, staffLoginMessages.mailNotConfigured);
  await sendCode(scope, email);
  return null;
}

const refused = () => new ApiError(401, staffLoginMessages.loginFailed);

/** Under the account's lock: a password that was changed after the check must not open the second step. */
const challengeOf = (scope: MedusaContainer, email: string, { userId, passwordHash }: LoginAccount) =>
  inOneTransaction(scope, async ({ prepared }) => {
    const { accounts, authenticators } = AccessModuleService.partsIn(prepared);
    await accounts.lockLogins({ userId });
    if ((await accounts.byEmail(email))?.passwordHash !== passwordHash) throw refused();
    return await authenticators.challenge(userId);
  });

async function sendCode(scope: MedusaContainer, email: string): Promise<void> {
  const otp = scope.resolve<OtpModuleService>(OTP_MODULE);
  const issued = await otp.issue({ purpose: "administrator-login", identifier: email });
  if ("refused" in issued) {
    const message = issued.refused === "too-soon" ? staffLoginMessages.tooSoon : staffLoginMessages.tooMany;
    throw tooOften(message, issued.retryAfterSeconds);
  }
  const template = "administrator-code";
  try {
    await scope.resolve(Modules.NOTIFICATION).createNotifications({
      to: email,
      channel: "email",
      template,
      data: sealMessage(codeMessages[template](issued.code)),
    });
  } catch (error) {
    scope.resolve(ContainerRegistrationKeys.LOGGER).error(`Could not send an ${template}`, error as Error);
    throw new ApiError(503, staffLoginMessages.sendFailed);
  }
}
