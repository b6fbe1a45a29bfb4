import { productMessages } from "@haat/api-contract/product/messages";
import { defineRoute } from "#http/define-route";
import { deleteProduct } from "#workflows/product/delete-product";
import { updateProduct } from "#workflows/product/update-product";

export const PUT = defineRoute("updateProduct", async ({ auth, params, body, files, scope }) => {
  const product = await updateProduct(scope, { id: params.id, actorId: auth.id, body, files });
  return { product, message: productMessages.saved };
});

export const DELETE = defineRoute("deleteProduct", async ({ auth, params, scope }) => {
  await deleteProduct(scope, { id: params.id, actorId: auth.id });
  return { message: productMessages.deleted };
});
