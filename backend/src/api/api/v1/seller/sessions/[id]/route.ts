import { staffLoginMessages } from "@haat/api-contract/staff-login/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { SELLER_MODULE } from "#modules/seller/index";
import type { SellerService } from "#modules/seller/service";

export const DELETE = defineRoute("endSellerSession", async ({ auth, scope, params }) => {
  const ended = await scope.resolve<SellerService>(SELLER_MODULE).sessions.end(auth.id, params.id);
  if (!ended) throw new ApiError(404, staffLoginMessages.sessionNotFound);
  return { message: staffLoginMessages.sessionEnded };
});
