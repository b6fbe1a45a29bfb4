import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { defineRoute } from "#http/define-route";
import { deviceOf } from "#http/device-of";
import { guess, limitSellerCodes } from "#http/limit-codes";
import { logInSellerByApp } from "#workflows/seller-login/log-in-by-app";

export const POST = defineRoute("sellerLoginByApp", async ({ body, scope, req }) => {
  await limitSellerCodes(req);
  const { token } = await guess(req, "seller", () => logInSellerByApp(scope, { ...body, ...deviceOf(req) }));
  return { message: sellerLoginMessages.loggedIn, token };
});
