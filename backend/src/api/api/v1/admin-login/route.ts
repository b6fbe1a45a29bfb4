import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { defineRoute } from "#http/define-route";
import { deviceOf } from "#http/device-of";
import { guess, limitStaffCodes } from "#http/limit-codes";
import { beginAdministratorLogin } from "#workflows/staff-login/begin-administrator-login";
import { logInAdministrator } from "#workflows/staff-login/log-in-administrator";

export const POST = defineRoute("adminLogin", async ({ body, scope, req }) => {
  // Both steps count towards the limit: one address must not be able to try passwords or guess codes endlessly.
  await limitStaffCodes(req);
  if (body.step === "password") {
    const challenge = await beginAdministratorLogin(scope, body);
    if (challenge === null) return { message: staffLoginMessages.otpSent };
    return { message: authenticatorMessages.askCode, challenge };
  }
  const { email, otp } = body;
  return await guess(req, "staff", () => logInAdministrator(scope, { email, otp, ...deviceOf(req) }));
});
