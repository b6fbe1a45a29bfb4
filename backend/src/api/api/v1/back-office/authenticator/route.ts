import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { ACCESS_MODULE } from "#modules/access/index";
import type { AccessModuleService } from "#modules/access/service";
import { readStatus } from "#workflows/authenticator/change-app";
import { setUpAuthenticator, turnOnAuthenticator } from "#workflows/staff-login/own-authenticator";

export const GET = defineRoute("getAuthenticator", async ({ auth, scope }) => ({
  authenticator: await readStatus(
    scope.resolve<AccessModuleService>(ACCESS_MODULE).authenticators,
    administratorOf(auth).userId,
  ),
}));

export const POST = defineRoute("setUpAuthenticator", async ({ auth, body, scope }) =>
  setUpAuthenticator(scope, administratorOf(auth), body.password),
);

export const PUT = defineRoute("turnOnAuthenticator", async ({ auth, body, scope }) => {
  const recoveryCodes = await turnOnAuthenticator(scope, administratorOf(auth), body.code);
  return { message: authenticatorMessages.turnedOn, recoveryCodes };
});
