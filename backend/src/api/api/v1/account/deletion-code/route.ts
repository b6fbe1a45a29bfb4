import { loginMessages } from "@haat/api-contract/login/messages";
import { defineRoute } from "#http/define-route";
import { limitShopperCodes } from "#http/limit-codes";
import { sendDeletionCode } from "#workflows/account/delete-account";

export const POST = defineRoute("requestDeletionCode", async ({ auth, scope, req }) => {
  const sentTo = await sendDeletionCode(scope, auth.id, () => limitShopperCodes(req));
  return { sentTo, message: loginMessages.sent(sentTo) };
});
