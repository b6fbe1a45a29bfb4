import { defineRoute } from "#http/define-route";
import { listSellerCommissions } from "#workflows/commission/read-commission";

export const GET = defineRoute("listSellerCommissions", async ({ query, scope }) => {
  const { rows: sellers, ...page } = await listSellerCommissions(scope, query);
  return { sellers, ...page };
});
