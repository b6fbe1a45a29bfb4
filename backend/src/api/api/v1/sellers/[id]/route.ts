import { defineRoute } from "#http/define-route";
import { readSellerPage } from "#workflows/seller-product/read-seller-page";

export const GET = defineRoute("getSellerPage", async ({ params, scope }) => ({
  seller: await readSellerPage(scope, params.id),
}));
