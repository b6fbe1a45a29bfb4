import { areInForce } from "@haat/api-contract/consent/versions";
import { loginMessages } from "@haat/api-contract/login/messages";
import { defineRoute } from "#http/define-route";
import { guess, limitShopperCodes } from "#http/limit-codes";
import { logInByCode } from "#workflows/login/log-in-by-code";
import { sendCode } from "#workflows/login/one-time-codes";

export const POST = defineRoute("signup", async ({ body, scope, req }) => {
  const { identifier, otp, agreed } = body;
  if (otp)
    return guess(req, "shopper", () => logInByCode(scope, identifier, { code: otp, agrees: areInForce(agreed) }));
  await limitShopperCodes(req);
  await sendCode(scope, "shopper-login", identifier);
  return { message: loginMessages.sent(identifier.value) };
});
