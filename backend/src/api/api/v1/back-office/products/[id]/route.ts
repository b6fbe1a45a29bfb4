import { defineRoute } from "#http/define-route";
import { readManagedProduct } from "#workflows/product/read-product";

export const GET = defineRoute("readManagedProduct", async ({ params, scope }) => ({
  product: await readManagedProduct(scope, params.id),
}));
