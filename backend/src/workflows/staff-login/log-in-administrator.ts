import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "../../config/read-config";
import { ApiError } from "../../http/api-error";
import { ACCESS_MODULE } from "../../modules/access";
import type { AccessModuleService } from "../../modules/access/service";
import { OTP_MODULE } from "../../modules/otp";
import type { OtpModuleService } from "../../modules/otp/service";
import { administratorToken } from "./administrator-token";

type SecondStep = {
  /** In lower case. */
  email: string;
  otp: string;
  userAgent: string;
  address: string;
};

/**
 * The second step of an administrator's login: the code that a good password sent opens a session.
 *
 * @throws ApiError 400 the code is wrong, old, used or guessed at too often, 403 the account was deactivated meanwhile.
 */
export async function logInAdministrator(
  scope: MedusaContainer,
  { email, otp, userAgent, address }: SecondStep,
): Promise<{ token: string }> {
  const codes = scope.resolve<OtpModuleService>(OTP_MODULE);
  const good = await codes.redeem({ purpose: "administrator-login", identifier: email }, otp);
  if (!good) throw new ApiError(400, staffLoginMessages.otpInvalid);
  const { accounts, sessions } = scope.resolve<AccessModuleService>(ACCESS_MODULE);
  const account = await accounts.byEmail(email);
  if (!account?.admitted) throw new ApiError(403, staffLoginMessages.notAllowed);
  const { userId, authIdentityId } = account;
  const sessionId = await sessions.open({ userId, userAgent, address });
  return { token: administratorToken({ userId, authIdentityId, sessionId, secret: readConfig().jwtSecret }) };
}
