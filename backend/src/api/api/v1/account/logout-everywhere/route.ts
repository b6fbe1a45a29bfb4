import { accountMessages } from "@haat/api-contract/account/messages";
import { defineRoute } from "#http/define-route";
import { logOutEverywhere } from "#workflows/account/own-account";

export const POST = defineRoute("logOutEverywhere", async ({ auth, scope }) => {
  await logOutEverywhere(scope, auth.id);
  return { message: accountMessages.loggedOutEverywhere };
});
