import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { defineRoute } from "#http/define-route";
import { changeSellerPassword } from "#workflows/seller-login/change-password";

export const PUT = defineRoute("changeSellerPassword", async ({ auth, body, scope }) => {
  await changeSellerPassword(scope, auth, body);
  return { message: staffLoginMessages.passwordChanged };
});
