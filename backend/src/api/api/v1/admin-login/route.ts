import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { readConfig } from "#config/read-config";
import { clientAddress } from "#http/client-address";
import { defineRoute } from "#http/define-route";
import { guess, limitStaffCodes } from "#http/limit-codes";
import { logInAdministrator } from "#workflows/staff-login/log-in-administrator";
import { sendAdministratorCode } from "#workflows/staff-login/send-administrator-code";

export const POST = defineRoute("adminLogin", async ({ body, scope, req }) => {
  // Both steps count towards the limit: one address must not be able to try passwords or guess codes endlessly.
  await limitStaffCodes(req);
  if (body.step === "password") {
    await sendAdministratorCode(scope, body);
    return { message: staffLoginMessages.otpSent };
  }
  const { email, otp } = body;
  const address = clientAddress(req, readConfig().trustProxy);
  const userAgent = req.headers["user-agent"] ?? "";
  return await guess(req, "staff", () => logInAdministrator(scope, { email, otp, address, userAgent }));
});
