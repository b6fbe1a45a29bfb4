import { productMessages } from "@haat/api-contract/product/messages";
import { sellerProductMessages } from "@haat/api-contract/seller-product/messages";
import { defineRoute } from "#http/define-route";
import { readIdempotencyKey } from "#http/read-input";
import { listManagedProducts } from "#workflows/product/list-products";
import { createSellerProduct } from "#workflows/seller-product/create-seller-product";
import { requireApproved } from "#workflows/seller-product/seller-guards";

export const GET = defineRoute("listSellerProducts", async ({ auth, query, scope }) =>
  listManagedProducts(scope, query, auth.id),
);

export const POST = defineRoute(
  "createSellerProduct",
  async ({ auth, body, files, scope, req }) => {
    const key = readIdempotencyKey(req.headers["idempotency-key"]);
    const product = await createSellerProduct(scope, { sellerId: auth.id, body, files, key });
    const waits = product.seller?.approval === "waiting";
    return { product, message: waits ? sellerProductMessages.waits : productMessages.saved };
  },
  { authorize: ({ auth, scope }) => requireApproved(scope, auth.id) },
);
