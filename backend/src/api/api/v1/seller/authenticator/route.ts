import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { defineRoute } from "#http/define-route";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { readStatus } from "#workflows/authenticator/change-app";
import { setUpSellerAuthenticator, turnOnSellerAuthenticator } from "#workflows/seller-login/own-authenticator";

export const GET = defineRoute("getSellerAuthenticator", async ({ auth, scope }) => ({
  authenticator: await readStatus(scope.resolve<SellerService>(SELLER_MODULE).authenticators, auth.id),
}));

export const POST = defineRoute("setUpSellerAuthenticator", async ({ auth, body, scope }) =>
  setUpSellerAuthenticator(scope, auth, body.password),
);

export const PUT = defineRoute("turnOnSellerAuthenticator", async ({ auth, body, scope }) => {
  const recoveryCodes = await turnOnSellerAuthenticator(scope, auth, body.code);
  return { message: authenticatorMessages.turnedOn, recoveryCodes };
});
