import { loginMessages } from "@haat/api-contract/login/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";
import { toSellerMe } from "#workflows/seller/to-seller";

export const GET = defineRoute("getSellerMe", async ({ auth, scope }) => {
  const seller = await scope.resolve<SellerService>(SELLER_MODULE).accounts.byId(auth.id);
  if (!seller) throw new ApiError(401, loginMessages.tokenRejected);
  return { seller: toSellerMe(seller) };
});
