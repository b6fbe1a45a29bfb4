import { productMessages } from "@haat/api-contract/product/messages";
import { defineRoute } from "#http/define-route";
import { readIdempotencyKey } from "#http/read-input";
import { createProduct } from "#workflows/product/create-product";

export const POST = defineRoute("createProduct", async ({ auth, body, files, scope, req }) => {
  const key = readIdempotencyKey(req.headers["idempotency-key"]);
  const product = await createProduct(scope, { actorId: auth.id, body, files, key });
  return { product, message: productMessages.saved };
});
