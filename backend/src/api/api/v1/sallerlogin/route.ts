import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { defineRoute } from "#http/define-route";
import { deviceOf } from "#http/device-of";
import { limitSellerCodes } from "#http/limit-codes";
import { logInSeller } from "#workflows/seller-login/log-in-seller";

export const POST = defineRoute("sellerLogin", async ({ body, scope, req }) => {
  await limitSellerCodes(req);
  const { identifier, ...rest } = body;
  const opened = await logInSeller(scope, { ...rest, identifier: identifier.value, ...deviceOf(req) });
  return "token" in opened
    ? { message: sellerLoginMessages.loggedIn, ...opened }
    : { message: authenticatorMessages.askCode, ...opened };
});
