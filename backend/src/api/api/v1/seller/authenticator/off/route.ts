import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { defineRoute } from "#http/define-route";
import { turnOffSellerAuthenticator } from "#workflows/seller-login/own-authenticator";

export const POST = defineRoute("turnOffSellerAuthenticator", async ({ auth, body, scope }) => {
  await turnOffSellerAuthenticator(scope, auth, body.password);
  return { message: authenticatorMessages.turnedOff };
});
