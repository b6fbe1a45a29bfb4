import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { defineRoute } from "#http/define-route";
import { limitSellerCodes } from "#http/limit-codes";
import { registerSeller } from "#workflows/seller-login/register-seller";

export const POST = defineRoute("registerSeller", async ({ body, scope, req }) => {
  await limitSellerCodes(req);
  await registerSeller(scope, body);
  return { message: sellerLoginMessages.registered };
});
