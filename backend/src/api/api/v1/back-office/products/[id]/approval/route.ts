import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import { defineRoute } from "#http/define-route";
import { reviewProduct } from "#workflows/seller-product/review-product";

export const PUT = defineRoute("reviewProduct", async ({ auth, params, body, scope }) => {
  const product = await reviewProduct(scope, { id: params.id, actorId: auth.id, verdict: body });
  return { product, message: sellerProductMessages[body.state] };
});
