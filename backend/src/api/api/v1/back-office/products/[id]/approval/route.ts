import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import { defineRoute } from "#http/define-route";
import { judgeProduct } from "#workflows/seller-product/judge-product";

export const PUT = defineRoute("judgeProduct", async ({ auth, params, body, scope }) => {
  const product = await judgeProduct(scope, { id: params.id, actorId: auth.id, verdict: body });
  return { product, message: sellerProductMessages[body.state] };
});
