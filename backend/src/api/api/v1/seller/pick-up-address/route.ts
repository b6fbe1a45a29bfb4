import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { defineRoute } from "#http/define-route";
import { savePickUp } from "#workflows/seller-business/business-file";

export const PUT = defineRoute("saveSellerPickUp", async ({ auth, body, scope }) => ({
  message: sellerBusinessMessages.pickUpSaved,
  file: await savePickUp(scope, auth.id, body),
}));
