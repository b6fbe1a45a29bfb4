import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { checkChanges } from "#workflows/seller/check-changes";
import { toSeller } from "#workflows/seller/to-seller";

export const PUT = defineRoute("checkSellerChanges", async ({ params, body, auth, scope }) => ({
  message: sellerBusinessMessages.changesChecked,
  seller: toSeller(await checkChanges(scope, administratorOf(auth), params.id, body.version)),
}));
