import { consentMessages } from "@haat/api-contract/consent/messages";
import { defineRoute } from "#http/define-route";
import { agree } from "#workflows/account/agree";

export const PUT = defineRoute("agree", async ({ auth, body, scope }) => ({
  account: await agree(scope, auth.id, body.way),
  message: consentMessages.saved,
}));
