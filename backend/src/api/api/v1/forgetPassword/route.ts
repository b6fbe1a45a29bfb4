import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { defineRoute } from "#http/define-route";
import { limitSellerCodes } from "#http/limit-codes";
import { sendResetLink } from "#workflows/seller-login/send-reset-link";

export const POST = defineRoute("forgetPassword", async ({ body, scope, req }) => {
  await limitSellerCodes(req);
  await sendResetLink(scope, body.value);
  return { message: sellerLoginMessages.resetSent };
});
