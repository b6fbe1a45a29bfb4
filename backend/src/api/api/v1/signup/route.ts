import { loginMessages } from "@haat/api-contract/login/messages";
import { readConfig } from "../../../../config/read-config";
import { defineRoute } from "../../../../http/define-route";
import { limitByAddress } from "../../../../http/limit-by-address";
import { logInByCode } from "../../../../workflows/login/log-in-by-code";
import { sendLoginCode } from "../../../../workflows/login/send-login-code";

const limitCodes = limitByAddress(() => ({ name: "codes", ...readConfig().codesPerAddress }));

export const POST = defineRoute("signup", async ({ body, scope, req }) => {
  const { identifier, otp } = body;
  if (otp) return logInByCode(scope, identifier, otp);
  await limitCodes(req);
  await sendLoginCode(scope, identifier);
  return { message: loginMessages.sent(identifier.value) };
});
