import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { turnOffAuthenticator } from "#workflows/staff-login/own-authenticator";

export const POST = defineRoute("turnOffAuthenticator", async ({ auth, body, scope }) => {
  await turnOffAuthenticator(scope, administratorOf(auth), body.password);
  return { message: authenticatorMessages.turnedOff };
});
