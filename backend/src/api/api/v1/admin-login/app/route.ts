import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { defineRoute } from "#http/define-route";
import { deviceOf } from "#http/device-of";
import { guess, limitStaffCodes } from "#http/limit-codes";
import { logInAdministratorByApp } from "#workflows/staff-login/log-in-by-app";

export const POST = defineRoute("adminLoginByApp", async ({ body, scope, req }) => {
  await limitStaffCodes(req);
  const { token } = await guess(req, "staff", () => logInAdministratorByApp(scope, { ...body, ...deviceOf(req) }));
  return { message: staffLoginMessages.welcome, token };
});
