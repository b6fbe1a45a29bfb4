import { authenticatorMessages } from "@haat/api-contract/authenticator/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { resetSellerAuthenticator } from "#workflows/seller/reset-authenticator";

export const POST = defineRoute("resetSellerAuthenticator", async ({ auth, params, scope }) => {
  await resetSellerAuthenticator(scope, administratorOf(auth), params.id);
  return { message: authenticatorMessages.resetOfSeller };
});
