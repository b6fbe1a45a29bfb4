import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { defineRoute } from "../../../../http/define-route";
import { limitCodes } from "../../../../http/limit-codes";
import { sendResetLink } from "../../../../workflows/seller-login/send-reset-link";

export const POST = defineRoute("forgetPassword", async ({ body, scope, req }) => {
  await limitCodes(req);
  await sendResetLink(scope, body.value);
  return { message: sellerLoginMessages.resetSent };
});
