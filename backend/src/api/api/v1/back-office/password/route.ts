import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { changePassword } from "#workflows/staff-login/change-password";

export const PUT = defineRoute("changePassword", async ({ auth, scope, body }) => {
  await changePassword(scope, administratorOf(auth), body);
  return { message: staffLoginMessages.passwordChanged };
});
