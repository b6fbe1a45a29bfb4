import { sellerBusinessMessages } from "@haat/api-contract/seller-business/messages";
import { defineRoute } from "#http/define-route";
import { readFile } from "#workflows/seller-business/business-file";
import { saveBusiness } from "#workflows/seller-business/save-business";

export const GET = defineRoute("getSellerBusiness", async ({ auth, scope }) => ({
  file: await readFile(scope, auth.id),
}));

export const PUT = defineRoute("saveSellerBusiness", async ({ auth, body, scope }) => ({
  message: sellerBusinessMessages.businessSaved,
  file: await saveBusiness(scope, auth.id, body),
}));
