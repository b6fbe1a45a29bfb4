import { loginMessages } from "@haat/api-contract/login/messages";
import { defineRoute } from "#http/define-route";
import { guess, limitShopperCodes } from "#http/limit-codes";
import { addIdentifier, checkAddable } from "#workflows/account/add-identifier";
import { sendCode } from "#workflows/login/one-time-codes";

export const POST = defineRoute("addIdentifier", async ({ auth, body, scope, req }) => {
  const { identifier, otp } = body;
  if (otp) return guess(req, "shopper", () => addIdentifier(scope, auth.id, identifier, otp));
  await checkAddable(scope, auth.id, identifier);
  await limitShopperCodes(req);
  await sendCode(scope, "add-identifier", identifier);
  return { message: loginMessages.sent(identifier.value) };
});
