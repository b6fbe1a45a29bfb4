import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { readConfig } from "#config/read-config";
import { clientAddress } from "#http/client-address";
import { defineRoute } from "#http/define-route";
import { limitSellerCodes } from "#http/limit-codes";
import { logInSeller } from "#workflows/seller-login/log-in-seller";

export const POST = defineRoute("sellerLogin", async ({ body, scope, req }) => {
  await limitSellerCodes(req);
  const address = clientAddress(req, readConfig().trustProxy);
  const { identifier, ...rest } = body;
  const userAgent = req.headers["user-agent"] ?? "";
  const { token } = await logInSeller(scope, { ...rest, identifier: identifier.value, address, userAgent });
  return { message: sellerLoginMessages.loggedIn, token };
});
