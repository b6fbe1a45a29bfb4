import { productMessages } from "@haat/api-contract/product/messages";
import { defineRoute } from "#http/define-route";
import { deleteProduct } from "#workflows/product/delete-product";
import { readManagedProduct } from "#workflows/product/read-product";
import { requireOwn } from "#workflows/seller-product/seller-guards";
import { updateSellerProduct } from "#workflows/seller-product/update-seller-product";

export const GET = defineRoute("readSellerProduct", async ({ auth, params, scope }) => {
  await requireOwn(scope, auth.id, params.id);
  return { product: await readManagedProduct(scope, params.id) };
});

export const PUT = defineRoute(
  "updateSellerProduct",
  async ({ auth, params, body, files, scope }) => {
    const product = await updateSellerProduct(scope, { id: params.id, sellerId: auth.id, body, files });
    return { product, message: productMessages.saved };
  },
  { authorize: ({ auth, req, scope }) => requireOwn(scope, auth.id, req.params.id ?? "") },
);

export const DELETE = defineRoute("deleteSellerProduct", async ({ auth, params, scope }) => {
  await requireOwn(scope, auth.id, params.id);
  await deleteProduct(scope, { id: params.id, actorId: auth.id });
  return { message: productMessages.deleted };
});
