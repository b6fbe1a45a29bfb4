import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { makeRecoveryCodes } from "#workflows/staff-login/own-authenticator";

export const POST = defineRoute("makeRecoveryCodes", async ({ auth, body, scope }) => {
  const recoveryCodes = await makeRecoveryCodes(scope, administratorOf(auth), body.password);
  return { message: authenticatorMessages.codesMade, recoveryCodes };
});
