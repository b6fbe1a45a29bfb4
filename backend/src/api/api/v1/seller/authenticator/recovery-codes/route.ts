import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { defineRoute } from "#http/define-route";
import { makeSellerRecoveryCodes } from "#workflows/seller-login/own-authenticator";

export const POST = defineRoute("makeSellerRecoveryCodes", async ({ auth, body, scope }) => {
  const recoveryCodes = await makeSellerRecoveryCodes(scope, auth, body.password);
  return { message: authenticatorMessages.codesMade, recoveryCodes };
});
