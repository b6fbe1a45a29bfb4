import { defineRoute } from "#http/define-route";
import { listManagedProducts } from "#workflows/product/list-products";

export const GET = defineRoute("listManagedProducts", async ({ query, scope }) => listManagedProducts(scope, query));
