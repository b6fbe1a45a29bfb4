import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { limitSellerCodes } from "#http/limit-codes";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { resetSellerPassword } from "#workflows/seller-login/reset-password";

export const GET = defineRoute("getSellerReset", async ({ query, scope }) => {
  const owner = await scope.resolve<SellerService>(SELLER_MODULE).resetLinks.ownerOf(query.token);
  if (!owner) throw new ApiError(400, sellerLoginMessages.linkInvalid);
  return {};
});

export const POST = defineRoute("resetSellerPassword", async ({ body, scope, req }) => {
  await limitSellerCodes(req);
  await resetSellerPassword(scope, body);
  return { message: sellerLoginMessages.passwordReset };
});
