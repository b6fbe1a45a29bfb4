import { sellerLoginMessages } from "@haat/api-contract/seller-login/messages";
import { defineRoute } from "#http/define-route";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";

export const POST = defineRoute("logOutSeller", async ({ auth, scope }) => {
  await scope.resolve<SellerService>(SELLER_MODULE).sessions.end(auth.id, auth.sessionId ?? "");
  return { message: sellerLoginMessages.loggedOut };
});
